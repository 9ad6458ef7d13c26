import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./with-service";

/** Opens the days of a filter, and types into them. */
async function typeDays(page: Page, within: Locator, days: { first?: string; last?: string }): Promise<void> {
  await within.getByRole("button", { name: /^Created/ }).click();
  const popup = page.getByRole("dialog", { name: "Created", exact: true });
  if (days.first) await popup.getByLabel("First day").fill(days.first);
  if (days.last) await popup.getByLabel("Last day").fill(days.last);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(popup).toBeHidden();
}

test("further filters narrow the table, stay in the address, and go with one press", {
  tag: "@story",
}, async ({ page, member, signIn, expectAccessible }) => {
  await signIn(member("recruiter"));
  // It counts seconds once the browser runs the page.
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
  await page.getByRole("button", { name: "Filters" }).click();
  const filters = page.getByRole("search", { name: "Filters" });
  await typeDays(page, filters, { first: "1/1/2001", last: "31.1.2001" });
  await expect(page.getByText("0 found")).toBeVisible();
  // Days begin in the reader's own zone, which is Berlin's here.
  await expect(page).toHaveURL(/createdFrom=2000-12-31T23:00:00.000Z&createdTo=2001-01-31T23:00:00.000Z/);
  await expectAccessible();

  await page.reload();
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
  await expect(filters.getByRole("button", { name: "Created: 1 Jan 2001 – 31 Jan 2001" })).toBeVisible();
  await expect(page.getByRole("button", { name: "1 filter", exact: true })).toBeVisible();
  await filters.getByRole("button", { name: "Clear filters" }).click();
  await expect(page.locator("[data-row-link]").first()).toBeVisible();
  await expect(page).not.toHaveURL(/created/);
});

for (const locale of ["en-GB", "de-DE"]) {
  test.describe(`with a browser of ${locale}`, () => {
    test.use({ locale });

    test("what a filter shows is a part of its name, as one says it to the computer", async ({
      page,
      member,
      takeSession,
    }) => {
      await takeSession(member("administrator"));
      await page.goto("/assessments?queue=all");
      await page.getByRole("button", { name: "Filter" }).click();
      const filters = page.getByRole("search", { name: "Filter" });
      await expect(filters.getByRole("combobox")).toHaveCount(7);
      // The interview shows which, not what it filters by.
      const called = await filters
        .getByRole("combobox")
        .evaluateAll((all) =>
          all.map((one) => [one.textContent ?? "", one.getAttribute("aria-label") ?? ""]),
        );
      const amiss = called.filter(
        ([shown = "", name = ""]) => !name.toLowerCase().includes(shown.toLowerCase()),
      );
      expect(amiss).toEqual([]);
    });
  });
}

test("times are words that move with the clock, days of a calendar, or typed, by keyboard alone", async ({
  page,
  member,
  signIn,
  expectAccessible,
}) => {
  // In the middle of a month, so that the week of today is whole in it.
  await page.clock.setFixedTime("2026-11-18T09:00:00Z");
  await signIn(member("recruiter"));
  await page.goto("/assessments?queue=all&completedWithin=90");
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
  const filters = page.getByRole("search", { name: "Filters" });
  const completed = filters.getByRole("button", { name: /^Completed/ });
  await expect(completed).toHaveAccessibleName("Completed: last 90 days");
  await completed.focus();
  await page.keyboard.press("Enter");
  const popup = page.getByRole("dialog", { name: "Completed", exact: true });
  await expect(popup.getByRole("button", { name: "last 90 days", pressed: true })).toBeFocused();
  await expectAccessible();
  await popup.getByRole("button", { name: "last 7 days" }).focus();
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(/completedWithin=7/);
  await expect(popup).toBeVisible();

  // Two days in the calendar take the words’ place, in whichever order they are pressed.
  const today = popup.getByRole("button", { name: /, today/ });
  await today.focus();
  await page.keyboard.press("Home");
  await expect(popup.getByRole("button", { name: "Monday, 16 November 2026" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/completedFrom=.*completedTo=/);
  await expect(page).not.toHaveURL(/completedWithin/);
  await expect(popup.getByRole("gridcell", { selected: true })).toHaveCount(8);
  await page.keyboard.press("PageUp");
  await page.keyboard.press("PageDown");
  await expect(popup.getByRole("status")).toHaveText("November 2026");

  // What is no day says so in its place, and stays.
  const last = popup.getByLabel("Last day");
  await last.fill("31.2.2026");
  await page.keyboard.press("Enter");
  await expect(popup.getByText("Type a day, such as 14/11/2026.")).toBeVisible();
  await expect(last).toHaveValue("31.2.2026");
  await last.fill("1.1.2001");
  await page.keyboard.press("Enter");
  await expect(popup.getByText(/^This is before \d/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(popup).toBeHidden();
  await expect(completed).toBeFocused();
  await completed.press("Enter");
  await popup.getByRole("button", { name: "any time" }).click();
  await expect(page).not.toHaveURL(/completed/);
});

test("on a phone the filters are a sheet over the list, which stays where it is", async ({
  page,
  member,
  signIn,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(member("recruiter"));
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
  const { total } = await (await page.request.get("/api/assessments?limit=1")).json();
  const button = page.getByRole("button", { name: /^(Filters|1 filter)$/ });
  const sheet = page.getByRole("dialog", { name: "Filters" });
  const row = page.locator("tbody tr[data-index]").nth(2);
  const before = await row.boundingBox();
  await button.click();
  await expect(sheet).toBeVisible();
  await expect(sheet.getByRole("button", { name: `Show ${total} assessments` })).toBeInViewport();
  expect(await row.boundingBox()).toEqual(before);
  await expectAccessible();

  // The first press fetches the list, also on a computer that is late with its pictures.
  await page.evaluate(() => {
    const draw = requestAnimationFrame;
    window.requestAnimationFrame = (then) => window.setTimeout(() => draw(then), 80);
  });
  await sheet.getByRole("combobox", { name: "Filter by decision" }).click();
  await expect(page.getByRole("option").first()).toBeFocused();
  expect(await row.boundingBox()).toEqual(before);
  await page.getByRole("option").nth(2).click();
  await expect(page).toHaveURL(/decision=\w+/);
  await typeDays(page, sheet, { first: "1/1/2099" });
  await expect(sheet.getByRole("button", { name: "Nothing found – close" })).toBeVisible();
  await sheet.getByRole("button", { name: "Clear filters" }).click();
  await expect(sheet.getByRole("button", { name: `Show ${total} assessments` })).toBeVisible();
  await expect(sheet).toBeFocused();
  for (let presses = 0; presses < 9; presses += 1) {
    await page.keyboard.press("Tab");
    await expect.poll(() => sheet.evaluate((it) => it.contains(document.activeElement))).toBe(true);
  }

  // The days have a page of their own.
  for (const size of [
    { width: 320, height: 568 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await sheet.getByRole("button", { name: /^Created/ }).click();
    const days = page.getByRole("dialog", { name: "Created", exact: true });
    const done = days.getByRole("button", { name: "Done" });
    await expect(done).toBeInViewport({ ratio: 1 });
    await expect
      .poll(async () => {
        const { x, y, width, height } = (await days.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
        return { x, width, foot: y + height };
      })
      .toEqual({ x: 0, width: size.width, foot: size.height });
    await expect(days.getByRole("button", { name: /, today/ })).toBeInViewport({ ratio: 1 });
    await expectAccessible();
    await done.click();
    await expect(days).toBeHidden();
    await expect(sheet.getByRole("button", { name: /^Created/ })).toBeFocused();
  }
  await typeDays(page, sheet, { first: "2001-01-01" });
  await expect(page).toHaveURL(/createdFrom=/);
  // Its label is a long one now: the button that clears it stays on the screen, at the narrowest too.
  await page.setViewportSize({ width: 320, height: 568 });
  await expect(sheet.getByRole("button", { name: "Clear “Created”" })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await sheet.getByRole("button", { name: `Show ${total} assessments` }).click();
  await expect(sheet).toBeHidden();
  await expect(button).toBeFocused();
  await expect(button).toHaveAccessibleName("1 filter");

  await button.click();
  await expect(sheet).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await expect(sheet).toBeVisible();
  await page.mouse.click(195, 60);
  await expect(sheet).toBeHidden();

  // Who comes with filters in the address sees the list first, too.
  await page.reload();
  await expect(button).toHaveAccessibleName("1 filter");
  await expect(page.getByRole("button", { name: /^Created:/ })).toBeHidden();
});

test("on a phone the open tab stands whole in sight, from wherever one comes to it", async ({
  page,
  member,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(member("recruiter"));
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
  const tabs = page.getByRole("navigation", { name: "Queues" });
  for (const name of [/^All/, /^Reject/, /^On hold/, /^Pending/, /^On hold/]) {
    const tab = tabs.getByRole("link", { name });
    await tab.click();
    await expect(tab).toHaveAttribute("aria-current", "page");
    const room = () =>
      tab.evaluate((link) => {
        const line = link.parentElement?.getBoundingClientRect() ?? new DOMRect();
        const { left, right } = link.getBoundingClientRect();
        return Math.min(left - line.left, line.right - right);
      });
    // At either end the line fades out.
    await expect.poll(room).toBeGreaterThanOrEqual(16);
  }
});

test("on a phone the log begins with its entries, and its filters are a sheet, too", async ({
  page,
  member,
  takeSession,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await takeSession(await member("administrator"));
  await page.goto("/settings/log");
  // The settings are a list that opens.
  await expect(page.getByRole("button", { name: "Settings: Audit log" })).toBeInViewport({ ratio: 1 });
  const first = await page.locator("main ol li").first().boundingBox();
  expect(first?.y).toBeLessThan(420);
  await page.getByRole("button", { name: "Filters" }).click();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await sheet.getByLabel("Person", { exact: true }).fill("nobody of that name");
  await expect(page).toHaveURL(/person=nobody/);
  await expectAccessible();
  await sheet.getByRole("button", { name: "Show entries" }).click();
  await expect(page.getByRole("button", { name: "1 filter" })).toBeFocused();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page.locator("main ol li").first()).toBeVisible();
});
