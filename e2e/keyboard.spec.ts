import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./with-service";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

/** Moves the focus on until it is there, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 60; presses += 1) {
    if (await hasFocus()) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never came to ${target}.`);
}

const palette = (page: Page) => page.getByRole("combobox", { name: "Search or jump to…" });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test("by keyboard alone a recruiter invites a candidate, finds another’s report, decides and writes a note", {
  tag: "@story",
}, async ({ page, context, service, mark, member, invite, takeSession }) => {
  await takeSession(member("recruiter"));
  const finished = `finished.${mark}@example.com`;
  const { id } = await invite({ email: finished });
  await service.complete(id);
  await page.goto("/assessments?queue=all");
  await expect(page.getByText(/^Live · checked/)).toBeVisible();

  await test.step("invites and takes the link", async () => {
    await page.keyboard.press("n");
    await expect(page.getByRole("heading", { level: 1, name: "New assessment" })).toBeVisible();
    await tabTo(page, page.getByRole("combobox", { name: "Interview", exact: true }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("combobox", { name: "Search: Interview" })).toBeFocused();
    await page.keyboard.type("data");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("combobox", { name: "Interview", exact: true })).toContainText(
      "Data Analyst",
    );
    await tabTo(page, page.getByLabel("E-mail", { exact: true }));
    await page.keyboard.type(`invited.${mark}@example.com`);
    await page.keyboard.press("Enter");
    const copy = page.getByRole("button", { name: /^Copy link/ }).first();
    await expect(copy).toBeVisible();
    await tabTo(page, copy);
    await page.keyboard.press("Enter");
    await expect(page.getByText("Copied", { exact: true }).first()).toBeVisible();
    expect(await clipboard(page)).toMatch(/\/apply\//);
  });

  const read = async () => (await (await page.request.get(`/api/assessments/${id}`)).json()).assessment;
  await expect.poll(async () => (await read()).status).toBe("recommended");
  const { reportUrl } = await read();

  await test.step("finds a candidate and opens the report", async () => {
    await page.keyboard.press("Control+k");
    await expect(palette(page)).toBeFocused();
    await page.keyboard.type(String(id));
    await expect(page.getByRole("option").first()).toContainText(finished);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`/assessments/${id}`));
    const report = page.getByRole("link", { name: /full report/ });
    await expect(report).toBeVisible();
    await tabTo(page, report);
    const opened = context.waitForEvent("page");
    await page.keyboard.press("Enter");
    const tab = await opened;
    await expect(tab).toHaveURL(reportUrl);
    await tab.close();
  });

  await test.step("decides and writes a note", async () => {
    const choice = page.getByRole("toolbar", { name: "Decision" });
    const option = (name: string) => choice.getByRole("button", { name });
    const sent: unknown[] = [];
    page.on("request", (request) => {
      if (request.method() === "PUT") sent.push(request.postDataJSON());
    });
    await tabTo(page, option("Undecided"));
    for (const key of ["Right", "Right", "Right", "Down", "Left"]) await page.keyboard.press(`Arrow${key}`);
    await expect(option("Reject")).toBeFocused();
    await page.keyboard.press("Home");
    await expect(option("Undecided")).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Shift+Tab");
    await expect(option("Undecided")).toBeFocused();
    expect(sent).toEqual([]);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Space");
    await expect(option("Advance")).toHaveAttribute("aria-pressed", "true");
    await expect(option("Advance")).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    // Once in the timeline, once at the choice.
    await expect(page.getByText(/Put on hold by Dana Whitfield/)).toHaveCount(1);
    await expect(page.getByText(/Advanced by Dana Whitfield/)).toHaveCount(1);
    await expect(page.getByText(/Rejected by/)).toHaveCount(0);
    expect(sent).toMatchObject([{ decision: "advance" }, { decision: "hold" }]);
    await tabTo(page, page.getByLabel("Write a note"));
    await page.keyboard.type("Strong, and quick to answer.");
    await page.keyboard.press("Control+Enter");
    await expect(
      page
        .getByRole("region", { name: "Notes" })
        .getByRole("article")
        .or(page.getByRole("listitem"))
        .filter({ hasText: "Strong, and quick to answer." })
        .first(),
    ).toBeVisible();
    await expect(page.getByLabel("Write a note")).toBeFocused();
  });
});

test("from the palette everything is one step away, the sheet tells the keys, and letters can be switched off", async ({
  page,
  mark,
  member,
  invite,
  takeSession,
  expectAccessible,
  allowedErrors,
}) => {
  await takeSession(member("recruiter"));
  const email = `${mark}@example.com`;
  const pending = await invite({ email });
  // The newest, and so the first of the list, is another.
  await invite({ email: `other.${mark}@example.org` });
  await page.goto("/assessments?queue=all");
  await expect(page.getByText(/^Live · checked/)).toBeVisible();

  await test.step("the link of the row with the focus", async () => {
    await page.getByRole("link", { name: /^Pending/ }).click();
    await expect(page).toHaveURL(/queue=pending/);
    await expect(page.getByRole("row").filter({ hasText: "Recommended" })).toHaveCount(0);
    await page.keyboard.press("j");
    const row = page.locator("tbody tr:focus-within");
    const name = (await row.locator("[data-row-link]").textContent()) ?? "";
    await page.getByRole("button", { name: "Search or jump" }).hover();
    await page.keyboard.press("Control+k");
    const ofRow = page.getByRole("group", { name });
    await expect(ofRow.getByRole("option", { name: "Copy link" })).toBeVisible();
    await expectAccessible();
    await page.keyboard.press("Enter");
    await expect(palette(page)).toBeHidden();
    await expect(page.getByText("Copied", { exact: true }).first()).toBeVisible();
    await expect(row.locator("[data-row-link]")).toHaveText(name);
  });

  await test.step("a candidate, though Enter comes before the answer", async () => {
    await page.keyboard.press("Control+k");
    await expect(palette(page)).toBeFocused();
    await page.keyboard.insertText(email);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`/assessments/${pending.id}`));
    await expect(palette(page)).toHaveCount(0);
  });

  await test.step("a tab, what was opened last, and the focus back where it was", async () => {
    await page.keyboard.press("Control+k");
    const recent = page.getByRole("group", { name: "Recently opened" });
    await expect(recent.getByRole("option").first()).toContainText(email);
    await expect(palette(page)).toBeFocused();
    await page.keyboard.insertText("to decide");
    await page.getByRole("option", { name: "Assessments: To decide" }).click();
    await expect(page).toHaveURL(/queue=to_decide/);
    await expect(palette(page)).toHaveCount(0);
    const search = page.getByRole("textbox", { name: "Search assessments" });
    await search.focus();
    await page.keyboard.press("Control+k");
    await expect(palette(page)).toBeFocused();
    await page.keyboard.insertText("nobody has this name");
    await expect(page.getByText("No results for “nobody has this name”.")).toBeVisible();
    const nothingFound = page.getByRole("status").getByText("Nothing found");
    await expect(nothingFound).toHaveCount(1);
    // Where it can't be searched, nobody knows, and no ear hears that there is nothing.
    allowedErrors.push(/status of 500/);
    await page.route("**/api/assessments?q=*", (route) => route.fulfill({ status: 500, json: {} }));
    await page.keyboard.insertText(" at all");
    await expect(page.getByRole("alert").filter({ hasText: "can’t be searched" })).toBeVisible();
    await expect(nothingFound).toHaveCount(0);
    await page.unroute("**/api/assessments?q=*");
    await page.keyboard.press("Escape");
    await expect(search).toBeFocused();
    await page.keyboard.press("Escape");
  });

  await test.step("the sheet, and no letters any more", async () => {
    await page.locator("body").press("?");
    await expect(page.getByRole("heading", { name: "Keyboard shortcuts" })).toBeVisible();
    await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeFocused();
    await expectAccessible();
    await page.getByRole("link", { name: "Go to your profile" }).click();
    const letters = page.getByRole("switch", { name: /shortcuts/i });
    await letters.click();
    await expect(page.getByText("Saved")).toBeVisible();
    await expect(letters).not.toBeChecked();
    await page.keyboard.press("Control+k");
    await expect(palette(page)).toBeFocused();
    await page.keyboard.insertText("Interviews");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Interviews" })).toBeVisible();
    await expect(palette(page)).toHaveCount(0);
    await page.keyboard.press("n");
    await page.keyboard.press("?");
    await page.keyboard.press("Control+k");
    // Whatever those keys had begun would be here before it.
    await expect(palette(page)).toBeFocused();
    await expect(page.getByRole("heading", { name: "Keyboard shortcuts" })).toHaveCount(0);
    await expect(page).toHaveURL(/\/interviews$/);
    await page.keyboard.insertText("Pending");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/assessments\?queue=pending$/);
  });

  await test.step("without letters, too, the chosen rows lead to what can be done with them", async () => {
    const box = page.locator("tbody").getByRole("checkbox").first();
    const bar = page.getByRole("region", { name: "Selected assessments" });
    await box.focus();
    await page.keyboard.press("Space");
    await expect(bar).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(
      page.getByRole("button", { name: "Go to the actions for the selection" }).last(),
    ).toBeFocused();
    await expectAccessible();
    await page.keyboard.press("Enter");
    await expect(bar.getByRole("button").first()).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(box).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(bar).toBeHidden();
  });
});

test("the row that one walks to is marked once, and so is a button in it", async ({
  page,
  member,
  takeSession,
}) => {
  await takeSession(member("recruiter"));
  await page.goto("/assessments?queue=all");
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
  await page.keyboard.press("j");
  const row = page.locator("tbody tr[data-index]").first();
  const link = row.locator("[data-row-link]");
  await expect(link).toBeFocused();
  await expect(row).toHaveCSS("outline-style", "solid");
  await expect(link).toHaveCSS("outline-style", "none");
  const more = row.getByRole("button", { name: /^More/ });
  await tabTo(page, more);
  await expect(more).toHaveCSS("outline-style", "solid");
  await expect(row).toHaveCSS("outline-style", "none");
  await page.keyboard.press("Enter");
  const isInMenu = () => page.evaluate(() => document.activeElement?.closest("[role=menu]") !== null);
  await expect.poll(isInMenu).toBe(true);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await expect(more).toBeFocused();
});
