import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { countInteractions } from "./support/count-interactions";

/** No mail program is there: notes what it would have been given. */
async function noteMails(page: Page): Promise<() => Promise<URL[]>> {
  await page.evaluate(() => {
    const noted = window as unknown as { mails: string[] };
    noted.mails = [];
    document.addEventListener("click", (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>("a[href^='mailto:']");
      if (!link || event.defaultPrevented) return;
      event.preventDefault();
      noted.mails.push(link.href);
    });
  });
  const read = () => page.evaluate(() => (window as unknown as { mails: string[] }).mails);
  return async () => (await read()).map((href) => new URL(href));
}

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const dialogOf = (page: Page) => page.getByRole("dialog");
const barOf = (page: Page) => page.getByRole("region", { name: "Selected assessments" });

/** The pending rows of a word, once they can be pressed. */
async function openPending(page: Page, mark: string): Promise<void> {
  await page.goto(`/assessments?queue=pending&q=${mark}`);
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
}

test("ten pending candidates are reminded by at most 14 presses, each in a draft of its own", async ({
  page,
  mark,
  member,
  invite,
  takeSession,
  expectAccessible,
}) => {
  await takeSession(member("recruiter"));
  const names = Array.from({ length: 10 }, (_, at) => `Nora${at}`);
  for (const firstName of names)
    await invite({ email: `${firstName}.${mark}@example.com`, firstName, lastName: mark });
  await openPending(page, mark);
  await expect(page.getByRole("row")).toHaveCount(11);
  const mails = await noteMails(page);

  const interactions = await countInteractions(page);
  await page.getByRole("checkbox", { name: "Select the rows that are loaded" }).click();
  await barOf(page).getByRole("button", { name: "Remind" }).click();
  await expect(page.getByRole("dialog", { name: "Remind 10 candidates" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Write one by one" })).toBeFocused();
  await page.keyboard.press("Enter");
  for (let at = 1; at <= 10; at += 1) {
    await expect(page.getByRole("dialog", { name: `Reminder ${at} of 10 · ` })).toBeVisible();
    if (at === 2) await expectAccessible();
    await expect(page.getByRole("link", { name: /^Open draft: / })).toBeFocused();
    await page.keyboard.press("Enter");
  }
  await expect(dialogOf(page).getByText("10 reminders recorded.")).toBeVisible();
  expect(await interactions()).toBeLessThanOrEqual(14);

  const opened = await mails();
  expect(opened.map(({ pathname }) => pathname).toSorted()).toEqual(
    names.map((name) => `${name}.${mark}@example.com`),
  );
  expect(opened[0]?.searchParams.get("subject")).toMatch(/^Reminder: your assessment for our .+ position$/);
  expect(opened[0]?.searchParams.get("body")).toMatch(/since we invited you today[\s\S]+\/sandbox\/apply\//);

  // It is on record, with who and when, and stays when the page is loaded again.
  await expect(page.getByRole("button", { name: "Close" }).last()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(barOf(page).getByRole("button", { name: "Remind" })).toBeFocused();
  await page.reload();
  for (const name of names)
    await expect(page.getByRole("row", { name: new RegExp(`${name} .*Dana Whitfield`) })).toBeVisible();
});

test("all messages are a mail merge, safe to open in a spreadsheet, and given again without a second record", async ({
  page,
  mark,
  member,
  invite,
  takeSession,
  expectAccessible,
  allowedErrors,
}) => {
  allowedErrors.push(/Failed to load resource/);
  await takeSession(member("recruiter"));
  const dangerous = "=HYPERLINK(0)";
  await invite({ email: `ana.${mark}@example.com`, firstName: dangerous, lastName: mark });
  const bo = await invite({ email: `bo.${mark}@example.com`, firstName: "Bo", lastName: mark });
  await invite({ email: `cy.${mark}@example.com`, firstName: "Cy", lastName: mark });
  await openPending(page, mark);
  await page.getByRole("checkbox", { name: "Select the rows that are loaded" }).click();
  await barOf(page).getByRole("button", { name: "Remind" }).click();
  await expect(page.getByRole("dialog", { name: "Remind 3 candidates" })).toBeVisible();
  await expectAccessible();
  await page.getByRole("combobox", { name: "Needs attention again in" }).click();
  await page.getByRole("option", { name: "3 days" }).click();

  // A failure gives nothing out, and says so; the same press tries again.
  await page.route("**/api/assessments/reminders", (route) => route.abort(), { times: 1 });
  await page.getByRole("button", { name: "Mail merge file (CSV)" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Nothing was recorded" })).toBeVisible();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Mail merge file (CSV)" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("reminders.csv");
  const csv = await readFile(await download.path(), "utf8");
  expect(csv).toMatch(/^\ufeffName,First name,Last name,E-mail,Interview,Link,Subject,Message\r\n/);
  expect(csv).toContain(`cy.${mark}@example.com`);
  expect(csv).toContain(bo.applicationUrl);
  expect(csv).toContain("'=HYPERLINK(0)");
  expect(csv).not.toMatch(/(^|,)=HYPERLINK/m);
  await expect(dialogOf(page).getByText("3 reminders recorded.")).toBeVisible();
  await expect(dialogOf(page).getByText("The file is among your downloads.")).toBeVisible();

  await page.getByRole("button", { name: "Copy all" }).click();
  await expect(dialogOf(page).getByText("The messages are on the clipboard")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Name\tFirst name\t/);
  await dialogOf(page).getByRole("button", { name: "Close" }).click();
  await page.goto(`/assessments/${bo.id}`);
  await expect(page.getByText("Reminded by Dana Whitfield")).toHaveCount(1);
  await expect(page.getByText(/Last contacted .+ by Dana Whitfield\./)).toBeVisible();
});

test("one is reminded from its row and its page; what couldn’t be recorded is recorded by another press", async ({
  page,
  mark,
  member,
  invite,
  takeSession,
  allowedErrors,
}) => {
  allowedErrors.push(/Failed to load resource/);
  await takeSession(member("recruiter"));
  const { id } = await invite({ email: `ana.${mark}@example.com`, firstName: "Ana", lastName: mark });
  await openPending(page, mark);
  const mails = await noteMails(page);
  const more = page.getByRole("button", { name: `More: Ana ${mark}` });
  await more.click();
  await page.getByRole("menuitem", { name: "Remind…" }).click();
  await expect(page.getByRole("dialog", { name: `Remind Ana ${mark}` })).toBeVisible();
  await page.route("**/snooze", (route) => route.abort(), { times: 1 });
  await page.getByRole("link", { name: /^Open draft/ }).click();
  const failed = page
    .getByRole("alert")
    .filter({ hasText: `The reminder to Ana ${mark} isn’t recorded yet.` });
  await expect(failed).toBeVisible();
  const again = page.getByRole("link", { name: /^Record again/ });
  await expect(again).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(more).toBeFocused();
  // The draft was opened once.
  expect(await mails()).toHaveLength(1);

  await page.goto(`/assessments/${id}`);
  await expect(page.getByText("Reminded by Dana Whitfield")).toHaveCount(1);
  await page.getByRole("button", { name: "Remind", exact: true }).click();
  await dialogOf(page).getByRole("button", { name: "Copy message" }).click();
  await expect(dialogOf(page)).toHaveCount(0);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Hi Ana,/);
  await expect(page.getByText("Reminded by Dana Whitfield")).toHaveCount(2);
});

test("who wasn’t contacted is filtered and sorted by it, in the address and in a saved view’s", async ({
  page,
  mark,
  member,
  invite,
  takeSession,
}) => {
  await takeSession(member("recruiter"));
  for (const firstName of ["Ana", "Bo"])
    await invite({ email: `${firstName}.${mark}@example.com`, firstName, lastName: mark });
  await openPending(page, mark);
  const table = page.getByRole("table", { name: "Assessments" });
  await expect(table.getByRole("columnheader", { name: "Age" })).toBeVisible();
  await table.getByRole("button", { name: `Copy link: Ana ${mark}` }).click();
  await expect(table.getByRole("row", { name: new RegExp(`Ana ${mark}.*Dana Whitfield`) })).toBeVisible();
  await page.getByRole("button", { name: "Filters" }).click();
  await page.getByRole("combobox", { name: "Filter by last contact" }).click();
  await page.getByRole("option", { name: "Never contacted" }).click();
  await expect(page).toHaveURL(/lastContact=never/);
  await expect(table.getByRole("row")).toHaveCount(2);
  await expect(table.getByRole("row", { name: new RegExp(`Bo ${mark}`) })).toBeVisible();
  await page.goto(`/assessments?queue=pending&q=${mark}&lastContact=7&sort=-contacted`);
  await expect(table.getByRole("row")).toHaveCount(2);
  await page.goto(`/assessments?queue=pending&q=${mark}&sort=contacted`);
  await expect(table.getByRole("columnheader", { name: "Last contacted" })).toHaveAttribute(
    "aria-sort",
    "ascending",
  );
  await expect(table.getByRole("row").nth(1)).toContainText("Bo");
});

test("an administrator writes the reminder’s own text, and a reminder has it", async ({
  page,
  mark,
  member,
  invite,
  takeSession,
  expectAccessible,
}) => {
  await takeSession(member("administrator"));
  const { id } = await invite({ email: `ana.${mark}@example.com`, firstName: "Ana", lastName: mark }, 1);
  const { interviews } = await (await page.request.get("/api/interviews")).json();
  await page.goto(`/settings/templates?interview=${interviews[1].id}`);
  await page.getByRole("link", { name: "Reminder" }).click();
  await expect(page).toHaveURL(/kind=reminder/);
  await page.getByRole("button", { name: "Write a custom message" }).click();
  await page.getByLabel("Message", { exact: true }).fill(`Hello ${mark} {{invited.ago}} {{link}}`);
  await expect(page.getByRole("region", { name: "Preview" })).toContainText(`Hello ${mark} 5 days ago http`);
  await expectAccessible();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved. From now on this is what recruiters send.")).toBeVisible();
  await page.getByRole("link", { name: "Invitation" }).click();
  await expect(page.getByRole("region", { name: "Preview" })).not.toContainText(mark);
  await page.goto(`/assessments/${id}`);
  await page.getByRole("button", { name: "Remind", exact: true }).click();
  await expect(dialogOf(page)).toContainText(`Hello ${mark} today http`);
});

test("a viewer reminds nobody, and on a phone everything fits", async ({
  page,
  browser,
  baseURL,
  mark,
  member,
  invite,
  takeSession,
}) => {
  await takeSession(member("recruiter"));
  const { id } = await invite({ email: `ana.${mark}@example.com`, firstName: "Ana", lastName: mark });
  const viewer = await (await browser.newContext({ baseURL })).newPage();
  await takeSession(member("viewer"), viewer);
  await viewer.goto(`/assessments/${id}`);
  await expect(viewer.getByText("Timeline")).toBeVisible();
  await expect(viewer.getByRole("button", { name: "Remind" })).toHaveCount(0);
  const answer = await viewer.request.post("/api/assessments/reminders", {
    headers: { origin: new URL(viewer.url()).origin },
    data: { ids: [id] },
  });
  expect(answer.status()).toBe(403);
  await viewer.context().close();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/assessments/${id}`);
  await page.getByRole("button", { name: "Remind", exact: true }).click();
  await expect(page.getByRole("link", { name: /^Open draft/ })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
