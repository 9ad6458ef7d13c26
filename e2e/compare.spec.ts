import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { countInteractions } from "./support/count-interactions";
import { untilItRuns } from "./support/page-runs";

const boxOf = (page: Page, name: string) => page.getByRole("checkbox", { name: `Select ${name}` });

test("two are compared with two presses, and decided side by side", { tag: "@story" }, async ({
  page,
  mark,
  member,
  invite,
  takeSession,
  expectAccessible,
}) => {
  await takeSession(member("recruiter"));
  for (const name of ["Ana", "Bo", "Cy"])
    await invite({ email: `${name}.${mark}@example.com`, firstName: name, lastName: mark });
  await page.goto(`/assessments?queue=all&q=${mark}`);
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
  const interactions = await countInteractions(page);
  await boxOf(page, `Ana ${mark}`).click();
  await boxOf(page, `Cy ${mark}`).click({ modifiers: ["Alt"] });
  await expect(page.getByRole("heading", { level: 1, name: "Compare" })).toBeVisible();
  expect(await interactions()).toBeLessThanOrEqual(2);
  const ana = page.getByRole("article", { name: `Ana ${mark}` });
  await expect(page.getByRole("article")).toHaveCount(2);
  await expectAccessible();

  await ana.getByRole("button", { name: "Hold" }).click();
  await expect(ana.getByRole("button", { name: "Hold", pressed: true })).toBeVisible();
  await ana.getByLabel("Write a note").fill("Ask for a call.");
  await ana.getByRole("button", { name: "Add note" }).click();
  await expect(ana.getByRole("listitem").getByText("Ask for a call.")).toBeVisible();
  // Back in the list, the same two are selected.
  await page.getByRole("main").getByRole("link", { name: "Assessments" }).click();
  for (const name of ["Ana", "Cy"]) await expect(boxOf(page, `${name} ${mark}`)).toBeChecked();
  await expect(page.getByText("2 selected", { exact: true })).toBeVisible();
  await page.goForward();
  await expect(ana).toBeVisible();
  await page.reload();
  await expect(ana.getByRole("button", { name: "Hold", pressed: true })).toBeVisible();
  await expect(ana.getByRole("listitem").getByText("Ask for a call.")).toBeVisible();
});

test("up to four stand side by side, each can be taken out, and keys lead there", async ({
  page,
  mark,
  member,
  invite,
  takeSession,
}) => {
  await takeSession(member("recruiter"));
  const names = ["Ana", "Bo", "Cy", "Di", "Ed"].map((name) => `${name} ${mark}`);
  for (const name of names) {
    const [firstName = "", lastName] = name.split(" ");
    await invite({ email: `${firstName}.${mark}@example.com`, firstName, lastName });
  }
  await page.goto(`/assessments?queue=all&q=${mark}&sort=candidate`);
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
  await page.keyboard.press("j");
  await page.keyboard.press("v");
  await expect(boxOf(page, names[0] ?? "")).toBeChecked();
  const bar = page.getByRole("region", { name: "Selected assessments" });
  await expect(bar.getByRole("button", { name: "Compare" })).toBeDisabled();
  for (const name of names.slice(1)) await boxOf(page, name).click();
  // Five are too many.
  await expect(bar.getByRole("button", { name: "Compare" })).toBeDisabled();
  await boxOf(page, names[4] ?? "").click();
  await page.keyboard.press("v");
  await expect(page.getByRole("article")).toHaveCount(4);
  // Where four columns would be too narrow, they are cards, and nothing of one lies over the next.
  for (const [width, height] of [
    [768, 1024],
    [844, 390],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    const isWithin = (cards: Element[]) => cards.every((card) => card.scrollWidth <= card.clientWidth);
    await expect.poll(() => page.getByRole("article").evaluateAll(isWithin)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("link", { name: `Remove ${names[3]} from the comparison` }).click();
  await expect(page.getByRole("article")).toHaveCount(3);
  await expect(page.getByRole("status").filter({ hasText: `${names[3]} removed` })).toHaveCount(1);
  await page.getByRole("link", { name: `Remove ${names[0]} from the comparison` }).click();
  await expect(page.getByRole("article")).toHaveCount(2);
  await expect(page.getByRole("link", { name: /from the comparison$/ })).toHaveCount(0);
  // Left for another page, they aren’t selected any more: a key in the list would decide about all of them.
  const leadsTo = (name: string | RegExp) => page.getByRole("navigation").getByRole("link", { name });
  await leadsTo("Insights").click();
  await expect(page.getByRole("heading", { level: 1, name: "Insights" })).toBeVisible();
  await leadsTo("Assessments").click();
  await leadsTo(/^All/).click();
  await expect(boxOf(page, names[0] ?? "")).not.toBeChecked();
  await expect(bar).toHaveCount(0);
});

test("on a phone one swipes from one to the next, in print they are all there, and a viewer only reads", async ({
  page,
  browser,
  baseURL,
  mark,
  member,
  invite,
  takeSession,
}) => {
  await takeSession(member("recruiter"));
  const ids = [];
  for (const name of ["ana", "bo"]) ids.push((await invite({ email: `${name}.${mark}@example.com` })).id);
  await page.goto(`/compare?ids=${ids}`);
  await page.emulateMedia({ media: "print" });
  // As wide as paper of the size A4 within its margins.
  await page.setViewportSize({ width: 658, height: 960 });
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("article")).toHaveCount(2);
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("textbox")).toHaveCount(0);
  await expect(page.getByRole("article").getByRole("heading", { name: "Decision" })).toHaveCount(2);
  await expect(page.getByRole("heading", { name: "Notes" })).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(658);
  for (const article of await page.getByRole("article").all())
    await expect(article).toBeInViewport({ ratio: 1 });
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize({ width: 1280, height: 720 });

  const viewer = await (await browser.newContext({ baseURL })).newPage();
  await takeSession(member("viewer"), viewer);
  await viewer.setViewportSize({ width: 390, height: 844 });
  await viewer.goto(`/compare?ids=${ids}`);
  await expect(viewer.getByRole("article")).toHaveCount(2);
  expect(await viewer.content()).not.toContain("/sandbox/apply/");
  await expect(viewer.getByRole("button", { name: "Hold" })).toHaveCount(0);
  expect(await viewer.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const second = viewer.getByRole("article").nth(1);
  await expect(second).not.toBeInViewport({ ratio: 0.5 });
  await viewer.getByRole("region", { name: "Candidates side by side" }).evaluate((area) => {
    area.scrollLeft = area.scrollWidth;
  });
  await expect(second).toBeInViewport({ ratio: 0.5 });
  await viewer.context().close();

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.goto(`/compare?ids=${ids[0]},9999999`);
  await expect(page.getByRole("heading", { name: "Choose two to four candidates" })).toBeVisible();
});

test("on a phone each says which of how many it is, and comes whole into sight with the focus", async ({
  page,
  mark,
  member,
  invite,
  takeSession,
}) => {
  await takeSession(member("recruiter"));
  const ids = [];
  for (const name of ["ana", "bo", "cy"])
    ids.push((await invite({ email: `${name}.${mark}@example.com` })).id);
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(`/compare?ids=${ids}`);
  await expect(page.getByText("2 of 3")).toBeVisible();
  const region = page.getByRole("region", { name: "Candidates side by side" });
  await untilItRuns(region);
  for (const [at, card] of (await page.getByRole("article").all()).entries()) {
    await expect(card).toContainText(`${at + 1} of 3`);
    await card.getByRole("link").first().focus();
    await expect(card.getByRole("heading", { level: 2 })).toBeInViewport({ ratio: 1 });
    // All that can have the focus in it.
    do {
      const { left, right } = await page.evaluate(async () => {
        await new Promise(requestAnimationFrame);
        return document.activeElement?.getBoundingClientRect().toJSON();
      });
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(320);
      await page.keyboard.press("Tab");
    } while (await card.evaluate((it) => it.contains(document.activeElement)));
  }

  const glance = page.getByRole("list", { name: "At a glance" });
  await expect(glance.getByRole("button")).toHaveCount(3);
  await glance.getByRole("button", { name: /^cy\./ }).click();
  const last = page.getByRole("article").last().getByRole("heading", { level: 2 });
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect(last.getByRole("link")).toBeFocused();
});
