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

const post = async (page: Page, path: string, data: object) => {
  const { origin } = new URL((await page.request.get("/api/interviews")).url());
  return page.request.post(path, { headers: { origin }, data });
};

/** Somebody has given these candidates their links. */
async function giveLinks(page: Page, ids: number[]): Promise<void> {
  expect((await post(page, "/api/assessments/links", { ids })).ok()).toBe(true);
}

/** What the log says of a candidate, newest first. Read by an administrator. */
async function logged(page: Page, candidate: string): Promise<string[]> {
  const { entries } = await (await page.request.get(`/api/audit?candidate=${candidate}`)).json();
  return entries.map(({ action }: { action: string }) => action);
}

test("ten pending candidates are reminded by at most 14 presses, each in a draft of its own", {
  tag: "@story",
}, async ({ page, mark, member, invite, takeSession, expectAccessible }) => {
  await takeSession(member("recruiter"));
  const names = Array.from({ length: 10 }, (_, at) => `Nora${at}`);
  const ids: number[] = [];
  for (const firstName of names)
    ids.push((await invite({ email: `${firstName}.${mark}@example.com`, firstName, lastName: mark })).id);
  await giveLinks(page, ids);
  await openPending(page, mark);
  await expect(page.getByRole("row")).toHaveCount(11);
  const mails = await noteMails(page);

  const interactions = await countInteractions(page);
  await page.getByRole("checkbox", { name: "Select all loaded rows" }).click();
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
  expect(opened[0]?.searchParams.get("body")).toMatch(/We invited you today[\s\S]+\/sandbox\/apply\//);

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
  const ana = await invite({ email: `ana.${mark}@example.com`, firstName: dangerous, lastName: mark });
  const bo = await invite({ email: `bo.${mark}@example.com`, firstName: "Bo", lastName: mark });
  const cy = await invite({ email: `cy.${mark}@example.com`, firstName: "Cy", lastName: mark });
  await giveLinks(page, [ana.id, bo.id, cy.id]);
  await openPending(page, mark);
  await page.getByRole("checkbox", { name: "Select all loaded rows" }).click();
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
  expect(csv).toMatch(/^\ufeffMessage,Subject,Name,First name,Last name,E-mail,Interview,Link\r\n/);
  expect(csv).toContain(`cy.${mark}@example.com`);
  expect(csv).toContain(bo.applicationUrl);
  expect(csv).toContain("'=HYPERLINK(0)");
  expect(csv).not.toMatch(/(^|,)=HYPERLINK/m);
  await expect(dialogOf(page).getByText("3 reminders recorded.")).toBeVisible();
  await expect(dialogOf(page).getByText("The file is among your downloads.")).toBeVisible();

  await page.getByRole("button", { name: "Copy all" }).click();
  await expect(dialogOf(page).getByText("The messages are on the clipboard")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Message\tSubject\tName\t/);
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
  await giveLinks(page, [id]);
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
    .filter({ hasText: `The message to Ana ${mark} isn’t recorded yet.` });
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

test("whoever never had the link gets the invitation’s message, which counts as handing it over", async ({
  page,
  mark,
  member,
  invite,
  takeSession,
  expectAccessible,
}) => {
  await takeSession(member("administrator"));
  const ids: number[] = [];
  for (const firstName of ["Ana", "Bo", "Cy"])
    ids.push((await invite({ email: `${firstName}.${mark}@example.com`, firstName, lastName: mark })).id);
  await giveLinks(page, ids.slice(2));
  await openPending(page, mark);
  const mails = await noteMails(page);
  await page.getByRole("checkbox", { name: "Select all loaded rows" }).click();
  await barOf(page).getByRole("button", { name: "Remind" }).click();
  await expect(dialogOf(page)).toContainText("2 haven’t been contacted from Shortlist");
  await expectAccessible();
  await page.getByRole("button", { name: "Write one by one" }).click();
  for (const [at, name] of ["Ana", "Bo"].entries()) {
    await expect(
      page.getByRole("dialog", { name: `Invitation ${at + 1} of 3 · ${name} ${mark}` }),
    ).toBeVisible();
    await expect(dialogOf(page)).toContainText(`${name}.${mark}@example.com`);
    await expect(dialogOf(page)).toContainText("Never contacted. They get the invitation instead.");
    if (at === 0) await expectAccessible();
    await page.getByRole("link", { name: /^Open draft/ }).click();
  }
  await expect(page.getByRole("dialog", { name: `Reminder 3 of 3 · Cy ${mark}` })).toBeVisible();
  await expect(dialogOf(page)).toContainText(/Last contacted .+ by Ada Okoye\./);
  await page.getByRole("link", { name: /^Open draft/ }).click();
  await expect(dialogOf(page).getByText("1 reminder recorded. 2 links handed over.")).toBeVisible();
  const bodies = (await mails()).map(({ searchParams }) => searchParams.get("body") ?? "");
  expect(bodies.map((body) => /We invited you/.test(body))).toEqual([false, false, true]);

  // One act is one entry, here and there.
  expect(await logged(page, `ana.${mark}`)).toEqual(["link_handed_over", "invitation_submitted"]);
  expect(await logged(page, `cy.${mark}`)).toEqual([
    "candidate_reminded",
    "link_copied",
    "invitation_submitted",
  ]);
  await page.goto(`/assessments/${ids[0]}`);
  await expect(page.getByText("Link handed over by Ada Okoye")).toHaveCount(1);
  await expect(page.getByText("Reminded by Ada Okoye")).toHaveCount(0);
});

test("of two who remind at once, the later one is told of the first, and may remind all the same", async ({
  page,
  browser,
  baseURL,
  mark,
  member,
  invite,
  takeSession,
  expectAccessible,
}) => {
  await takeSession(member("recruiter"));
  const ids: number[] = [];
  for (const firstName of ["Ana", "Bo"])
    ids.push((await invite({ email: `${firstName}.${mark}@example.com`, firstName, lastName: mark })).id);
  await giveLinks(page, ids);
  const colleague = await (await browser.newContext({ baseURL })).newPage();
  await takeSession(member("recruiter", "Ben Ito"), colleague);
  await openPending(page, mark);
  await page.getByRole("checkbox", { name: "Select all loaded rows" }).click();
  await barOf(page).getByRole("button", { name: "Remind" }).click();
  await expect(page.getByRole("dialog", { name: "Remind 2 candidates" })).toBeVisible();
  expect((await post(colleague, "/api/assessments/reminders", { ids: ids.slice(0, 1) })).ok()).toBe(true);

  const first = page.waitForEvent("download");
  await page.getByRole("button", { name: "Mail merge file (CSV)" }).click();
  const given = await readFile(await (await first).path(), "utf8");
  expect(given).toContain(`Bo.${mark}@example.com`);
  expect(given).not.toContain(`Ana.${mark}@example.com`);
  await expect(dialogOf(page).getByText("1 reminder recorded.")).toBeVisible();
  await expect(dialogOf(page).getByRole("listitem")).toContainText(
    new RegExp(`Ana ${mark} – Ben Ito contacted them`),
  );
  await expectAccessible();
  const second = page.waitForEvent("download");
  await dialogOf(page).getByRole("button", { name: "Remind 1 anyway" }).click();
  const rest = await readFile(await (await second).path(), "utf8");
  expect(rest).toContain(`Ana.${mark}@example.com`);
  expect(rest).not.toContain(`Bo.${mark}@example.com`);
  await expect(dialogOf(page).getByText("2 reminders recorded.")).toBeVisible();
  await expect(dialogOf(page).getByRole("listitem")).toHaveCount(0);
  await colleague.context().close();
});

test("a colleague’s contact shows in the open draft, and is told before a message counts", async ({
  page,
  browser,
  baseURL,
  mark,
  member,
  invite,
  takeSession,
  allowedErrors,
}) => {
  allowedErrors.push(/Failed to load resource.*409/);
  await takeSession(member("recruiter"));
  const { id } = await invite({ email: `ana.${mark}@example.com`, firstName: "Ana", lastName: mark });
  const colleague = await (await browser.newContext({ baseURL })).newPage();
  await takeSession(member("recruiter", "Ben Ito"), colleague);
  await openPending(page, mark);
  await noteMails(page);
  const remind = async () => {
    await page.getByRole("button", { name: `More: Ana ${mark}` }).click();
    await page.getByRole("menuitem", { name: "Remind…" }).click();
  };
  await remind();
  await expect(page.getByRole("dialog", { name: `Send the link to Ana ${mark}` })).toBeVisible();
  await giveLinks(colleague, [id]);
  await expect(page.getByRole("dialog", { name: `Remind Ana ${mark}` })).toBeVisible();
  await expect(dialogOf(page).getByText("Ben Ito has just contacted them.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toHaveCount(0);

  // This time the news of it comes later than the press.
  await remind();
  await page.route(
    "**/snooze",
    async (route) => {
      expect((await post(colleague, `/api/assessments/${id}/snooze`, { reminder: "mail" })).ok()).toBe(true);
      await route.continue();
    },
    { times: 1 },
  );
  await page.getByRole("link", { name: /^Open draft/ }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Ben Ito has just contacted them" })).toBeVisible();
  const anyway = page.getByRole("link", { name: /^Record anyway/ });
  await expect(anyway).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialogOf(page)).toHaveCount(0);
  await page.goto(`/assessments/${id}`);
  await expect(page.getByText("Reminded by Dana Whitfield")).toHaveCount(1);
  await expect(page.getByText("Reminded by Ben Ito")).toHaveCount(1);
  await colleague.context().close();
});

test("reminding is offered where somebody can be reminded: not for unclaimed rows, and on a candidate’s page", async ({
  page,
  mark,
  member,
  invite,
  takeSession,
  expectAccessible,
}) => {
  await takeSession(member("recruiter"));
  await page.goto("/assessments?queue=pending&status=unclaimed");
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
  await page
    .getByRole("checkbox", { name: /^Select (?!all loaded)/ })
    .first()
    .click();
  await expect(barOf(page).getByText("1 selected", { exact: true })).toBeVisible();
  await expect(barOf(page).getByRole("button", { name: "Remind" })).toHaveAttribute("aria-disabled", "true");

  const email = `${mark}@example.com`;
  const { id } = await invite({ email, firstName: "Nora", lastName: mark }, 0);
  await invite({ email }, 1);
  await giveLinks(page, [id]);
  const { assessment } = await (await page.request.get(`/api/assessments/${id}`)).json();
  await page.goto(`/candidates/${assessment.candidate.id}`);
  await expect(page.getByRole("button", { name: /^Remind: / })).toHaveCount(2);
  const block = page.getByRole("article").filter({ hasText: /Last contacted/ });
  const remind = block.getByRole("button", { name: `Remind: ${assessment.interview.name}` });
  await remind.click();
  await expect(page.getByRole("dialog", { name: `Remind Nora ${mark}` })).toContainText(email);
  await expectAccessible();
  await dialogOf(page).getByRole("button", { name: "Copy message" }).click();
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(remind).toBeFocused();
  await expect(page.getByText("Reminded by Dana Whitfield")).toHaveCount(1);
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
  await giveLinks(page, [id]);
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
