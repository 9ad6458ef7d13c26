import type { Page } from "@playwright/test";
import { holdRequests } from "./support/hold-requests";
import { untilItRuns } from "./support/page-runs";
import { expect, test } from "./with-service";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const rowOf = (page: Page, id: number) =>
  page.locator("tbody tr").filter({ has: page.locator(`[data-row-link][href="/assessments/${id}"]`) });
const rowLink = (page: Page, id: number) => rowOf(page, id).locator("[data-row-link]");

/** The part of the page that has the assessment. */
const panel = (page: Page) => page.locator("section").filter({ has: page.getByText(/^Assessment \d+$/) });

async function openList(page: Page): Promise<void> {
  await page.goto("/assessments?queue=all");
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
}

test("a recruiter walks from one assessment to the next in the panel, and the list stays where it is", async ({
  page,
  member,
  takeSession,
  expectAccessible,
}) => {
  await takeSession(await member("recruiter"));
  await page.goto("/assessments?sort=created");
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
  const { assessments } = await (await page.request.get("/api/assessments?sort=created&limit=60")).json();
  const ids: number[] = assessments.map(({ id }: { id: number }) => id);
  const [third = 0, fourth = 0, sixth = 0] = [ids[2], ids[3], ids[5]];

  await rowOf(page, third).click();
  await expect(page).toHaveURL(`/assessments/${third}?sort=created`);
  await expect(panel(page).getByText(`Assessment ${third}`)).toBeVisible();
  await expect(panel(page).getByRole("heading", { level: 2 })).toBeFocused();
  await expect(rowOf(page, third)).toHaveAttribute("aria-current", "true");
  await expect(rowOf(page, third)).toBeInViewport();
  await expect(page).not.toHaveTitle(/^Assessments/);
  await expectAccessible();

  for (const key of ["j", "j", "j"]) await page.keyboard.press(key);
  await expect(page).toHaveURL(`/assessments/${sixth}?sort=created`);
  await expect(panel(page).getByText(`Assessment ${sixth}`)).toBeVisible();
  await expect(rowOf(page, sixth)).toHaveAttribute("aria-current", "true");
  await expect(rowOf(page, third)).not.toHaveAttribute("aria-current");
  await page.keyboard.press("k");
  await expect(panel(page).getByText(`Assessment ${ids[4]}`)).toBeVisible();
  // A choice takes no letters: whoever has just decided goes on with the keys.
  await panel(page).getByText("Hold", { exact: true }).click();
  await expect(panel(page).getByRole("button", { name: "Hold" })).toBeFocused();
  await page.keyboard.press("k");
  await expect(page).toHaveURL(`/assessments/${fourth}?sort=created`);
  await page.keyboard.press("j");
  await panel(page).getByRole("button", { name: "Previous assessment" }).click();
  await expect(page).toHaveURL(`/assessments/${fourth}?sort=created`);

  // However far one walked, one step back closes it.
  await page.goBack();
  await expect(page).toHaveURL("/assessments?sort=created");
  await expect(panel(page)).toBeHidden();
  await expect(rowLink(page, fourth)).toBeFocused();
  await expect(page).toHaveTitle(/^Assessments/);

  await page.keyboard.press("Enter");
  await expect(panel(page).getByText(`Assessment ${fourth}`)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await expect(rowLink(page, fourth)).toBeFocused();

  const opened = page.context().waitForEvent("page");
  await rowLink(page, fourth).click({ modifiers: ["ControlOrMeta"] });
  await (await opened).close();
  await expect(panel(page)).toBeHidden();

  await rowLink(page, fourth).click();
  await page.getByRole("link", { name: "Interviews" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Interviews" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`/assessments/${fourth}?sort=created`);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("table")).toHaveCount(0);
  await page.locator("main").getByRole("link", { name: "Assessments", exact: true }).click();
  await expect(page).toHaveURL("/assessments?sort=created");

  await page.setViewportSize({ width: 390, height: 844 });
  await rowLink(page, third).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("table")).toHaveCount(0);
  await expectAccessible();
});

test("a recruiter hands a link over by message, mail and QR code, and each of it is in the timeline", {
  tag: "@story",
}, async ({ page, mark, member, invite, takeSession, expectAccessible }) => {
  await takeSession(await member("recruiter"));
  const firstName = `Theodora-${mark}`;
  const { id, applicationUrl } = await invite({ email: `theodora.${mark}@example.com`, firstName });
  await openList(page);
  await rowLink(page, id).click();
  const part = panel(page);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  // One entry, as it is the same link and the same person.
  const copied = part.getByRole("listitem").filter({ hasText: "Link copied by Dana Whitfield" });

  await page.keyboard.press("ControlOrMeta+k");
  await expect(
    page.getByRole("group", { name: firstName }).getByRole("option", { name: "Copy link" }),
  ).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("option")).toHaveCount(0);
  const noted = page.waitForResponse(`**/api/assessments/${id}/link-copied`);
  await page.keyboard.press("c");
  await expect.poll(clipboard).toBe(applicationUrl);
  expect((await noted).status()).toBe(204);
  await expect(copied).toHaveCount(1);
  await part.getByRole("button", { name: "Copy message" }).click();
  await expect.poll(clipboard).toMatch(new RegExp(`^Hi ${firstName},`));
  expect(await clipboard()).toContain(applicationUrl);
  expect(await clipboard()).toMatch(/Dana Whitfield$/);
  await expect(copied).toContainText("2 times since");
  await expect(part.getByRole("link", { name: "Write e-mail" })).toHaveAttribute(
    "href",
    new RegExp(`^mailto:theodora\\.${mark}@example\\.com\\?subject=.*&body=Hi%20${firstName}`),
  );

  await part.getByRole("button", { name: "Preview" }).click();
  await expect(part.getByText(new RegExp(`^Hi ${firstName},`))).toBeVisible();
  await part.getByRole("button", { name: "QR code" }).click();
  await expect(
    part.getByRole("img", { name: `QR code of the application link: ${firstName}` }),
  ).toBeVisible();
  await expect(copied).toContainText("3 times since");
  await expect(copied).toHaveCount(1);
  const download = page.waitForEvent("download");
  await part.getByRole("button", { name: "Save as image" }).click();
  expect((await download).suggestedFilename()).toBe(`QR code ${firstName}.png`);
  await expectAccessible();
});

test("a wrong name is mended, of two the second sees what the first wrote, and a row goes out of sight and back", async ({
  page,
  browser,
  baseURL,
  mark,
  member,
  invite,
  takeSession,
  allowedErrors,
  expectAccessible,
}) => {
  allowedErrors.push(/409 \(Conflict\)/, /422 \(Unprocessable/);
  const dana = await member("recruiter");
  await takeSession(dana);
  const zelda = `zelda.${mark}@example.com`;
  const { id } = await invite({ email: zelda, firstName: "Zalda" });
  await openList(page);
  const other = await (await browser.newContext({ baseURL })).newPage();
  await takeSession(dana, other);
  await other.goto(`/assessments/${id}`);
  await rowLink(page, id).click();
  for (const one of [page, other]) await one.getByRole("button", { name: /^Edit: Details/ }).click();
  const firstName = (on: Page) => on.getByLabel("First name");
  // Wherever it opens, it is in sight as a whole.
  for (const one of [page, other]) {
    await expect(firstName(one)).toBeFocused();
    await expect(one.getByRole("button", { name: "Save", exact: true })).toBeInViewport({ ratio: 1 });
  }

  await firstName(page).fill("Zelda");
  await page.getByLabel("E-mail", { exact: true }).fill("no address");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("This doesn’t look like an e-mail address.")).toBeVisible();
  await expect(firstName(page)).toHaveValue("Zelda");
  await expectAccessible();
  await page.getByLabel("E-mail", { exact: true }).fill(zelda);
  // What would be typed while it is being saved, and gone with the form, can't be typed.
  const letIn = await holdRequests(page, `**/api/assessments/${id}/candidate`);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(firstName(page)).not.toBeEditable();
  letIn();
  await expect(panel(page).getByRole("heading", { level: 2, name: "Zelda" })).toBeVisible();
  await expect(rowLink(page, id)).toHaveText("Zelda");
  await expect(page.getByRole("button", { name: /^Edit: Details/ })).toBeFocused();

  await firstName(other).fill("Griselda");
  await other.getByRole("button", { name: "Save", exact: true }).click();
  await expect(other.getByText(/Someone has just changed this candidate’s details/)).toBeVisible();
  await expect(other.getByText("Saved by a colleague: Zelda")).toBeVisible();
  await expect(firstName(other)).toHaveValue("Griselda");
  await other.getByRole("button", { name: "Save mine anyway" }).click();
  await expect(panel(page).getByRole("heading", { level: 2, name: "Griselda" })).toBeVisible();
  await other.context().close();

  await panel(page).getByRole("button", { name: "Archive", exact: true }).click();
  await expect(panel(page).getByText(/^Archived just now|^Archived \d+ s ago/)).toBeVisible();
  await panel(page).getByRole("button", { name: "Restore" }).click();
  await expect(panel(page).getByRole("button", { name: "Archive", exact: true })).toBeVisible();
  await expect(panel(page).getByText("Restored from the archive by Dana Whitfield")).toBeVisible();
});

test("an assessment’s parts keep their order, and a finished one’s link is folded", async ({
  page,
  member,
  takeSession,
  expectAccessible,
}) => {
  await takeSession(await member("recruiter"));
  const order = ["Decision", "What the assessment found", "Application link", "Notes", "Details", "Timeline"];
  for (const status of ["pending", "recommended", "not_recommended"]) {
    await page.goto(`/assessments?status=${status}`);
    await expect(page.getByText(/^Live · checked/)).toBeVisible();
    await page.locator("[data-row-link]").first().click();
    await expect(panel(page).getByRole("heading", { name: "Timeline" })).toBeVisible();
    const parts = await panel(page).getByRole("heading", { level: 3 }).allTextContents();
    expect(parts.filter((part) => order.includes(part))).toEqual(
      order.filter((part) => parts.includes(part)),
    );
    // In the same place, whoever it is.
    expect(parts[0]).toBe("Decision");
  }

  const url = panel(page).locator("code");
  await expect(url).toBeHidden();
  await panel(page).getByRole("button", { name: "Application link" }).click();
  await panel(page)
    .getByRole("button", { name: /^Copy link/ })
    .click();
  // While the button says "Copied", so does its name.
  await expect(panel(page).getByRole("button", { name: /^Copied/ })).toHaveText(/Copied/);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toMatch(/^https?:/);
  await expect(url).toHaveText(await copied());
  await expectAccessible();
});

test("on a phone one goes from the page of an assessment to the next of the list", async ({
  page,
  member,
  takeSession,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await takeSession(await member("recruiter"));
  await page.goto("/assessments?sort=created");
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
  const { assessments } = await (await page.request.get("/api/assessments?sort=created&limit=60")).json();
  const [first, second, third, tenth] = [0, 1, 2, 9].map((at): number => assessments[at].id);

  await rowLink(page, first ?? 0).click();
  await expect(page).toHaveURL(`/assessments/${first}?sort=created`);
  await expect(page.getByRole("button", { name: "Previous assessment" })).toBeDisabled();
  const next = page.getByRole("link", { name: "Next assessment" });
  const { width = 0, height = 0 } = (await next.boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  await next.click();
  await expect(page).toHaveURL(`/assessments/${second}?sort=created`);
  await expect(next).toBeFocused();
  await page.keyboard.press("j");
  await expect(page).toHaveURL(`/assessments/${third}?sort=created`);
  await expect(next).toBeFocused();
  await page.keyboard.press("k");
  await expect(page).toHaveURL(`/assessments/${second}?sort=created`);
  await page.reload();
  await expect(next).toHaveAttribute("href", `/assessments/${third}?sort=created`);
  await expectAccessible();
  // However far one walked, one step back leads to the list.
  await page.goBack();
  await expect(page).toHaveURL("/assessments?sort=created");

  await page.goto(`/assessments/${tenth}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("j");
  await expect(page).toHaveURL(`/assessments/${tenth}`);
  await expect(next).toHaveCount(0);
});

test("however much has happened to an assessment, its timeline goes back to the invitation", async ({
  page,
  baseURL,
  mark,
  member,
  invite,
  takeSession,
  expectAccessible,
}) => {
  await takeSession(await member("recruiter"));
  const { id } = await invite({ email: `long.story.${mark}@example.com` });
  const headers = { origin: baseURL ?? "" };
  const turns = ["advance", "hold"];
  for (let n = 0; n < 120; n += 1) {
    const from = n === 0 ? "undecided" : turns[(n - 1) % 2];
    const data = { decision: turns[n % 2], from };
    const answer = await page.request.put(`/api/assessments/${id}/decision`, { headers, data });
    expect(answer.ok()).toBe(true);
  }
  await page.goto(`/assessments/${id}`);
  const timeline = page.getByRole("region", { name: "Timeline" });
  await expect(timeline.getByRole("listitem")).toHaveCount(100);
  await expect(timeline.getByText("Invited by Dana Whitfield")).toBeHidden();
  const earlier = timeline.getByRole("button", { name: "Show earlier" });
  await untilItRuns(earlier);
  await earlier.focus();
  await page.keyboard.press("Enter");
  await expect(timeline.getByText("Invited by Dana Whitfield")).toBeVisible();
  await expect(timeline.getByRole("listitem")).toHaveCount(121);
  await expect(timeline.getByRole("listitem").nth(100)).toBeFocused();
  await expect(earlier).toHaveCount(0);
  await expectAccessible();

  // One more, and the newest hundred end one entry later: nothing falls between.
  await page.request.put(`/api/assessments/${id}/decision`, {
    headers,
    data: { decision: "reject", from: "hold" },
  });
  await expect(timeline.getByText(/^Rejected/)).toBeVisible();
  await expect(timeline.getByRole("listitem")).toHaveCount(122);
  await expect(timeline.getByText("Invited by Dana Whitfield")).toBeVisible();
});

test("from 1280 pixels on the panel pushes the list, and the opened row stays in sight", async ({
  page,
  member,
  signIn,
}) => {
  await signIn(member("recruiter"));
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/assessments?queue=all");
    await expect(page.getByText(/^Live · checked/)).toBeVisible();
    const row = page.locator("[data-row-link]").nth(14);
    await row.scrollIntoViewIfNeeded();
    const href = await row.getAttribute("href");
    await row.click();
    const panel = page.getByRole("region").filter({ has: page.getByRole("button", { name: "Close" }) });
    await expect(panel.getByRole("heading", { level: 2 })).toBeVisible();
    const opened = page.locator(`[data-row-link][href="${href}"]`);
    await expect(opened).toBeInViewport();
    const left = (await panel.boundingBox())?.x ?? 0;
    for (const shown of [page.getByRole("textbox", { name: "Search assessments" }), opened]) {
      const box = await shown.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(left);
    }
    await page.keyboard.press("Escape");
    await expect(panel).toHaveCount(0);
    await expect(opened).toBeInViewport();
  }
});
