import type { Page } from "@playwright/test";
import { holdScripts } from "./support/hold-scripts";
import { untilItRuns } from "./support/page-runs";
import { expect, test } from "./with-service";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const palette = (page: Page) => page.getByRole("combobox", { name: "Search or jump to…" });
const option = (page: Page, name: string | RegExp) => page.getByRole("option", { name });
const best = (page: Page) => page.getByRole("option").first();

async function open(page: Page, typed = ""): Promise<void> {
  // One that is still fading is in its way.
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await expect(palette(page)).toBeFocused();
  await page.keyboard.insertText(typed);
}

async function choose(page: Page, typed: string, name: string | RegExp): Promise<void> {
  await open(page, typed);
  await expect(best(page)).toHaveAccessibleName(name);
  await page.keyboard.press("Enter");
  await expect(palette(page)).toHaveCount(0);
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(palette(page)).toHaveCount(0);
}

async function openList(page: Page, query: string): Promise<void> {
  await page.goto(`/assessments?${query}`);
  await untilItRuns(page.getByRole("textbox", { name: "Search assessments" }));
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
}

test("an administrator comes to every screen by its name, or by what else it could be called", async ({
  page,
  member,
  takeSession,
  expectAccessible,
}) => {
  await takeSession(member("administrator"));
  await openList(page, "queue=all");
  for (const [typed, heading] of [
    ["people", "People"],
    ["e-mail text", "Message templates"],
    ["reasons", "Team rules"],
    ["log", "Audit log"],
    ["key", "Connection"],
    ["password", "Profile"],
    ["statistics", "Insights"],
  ] as const) {
    await open(page, typed);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(palette(page)).toHaveCount(0);
  }
  await page.goto("/settings/connection");
  await untilItRuns(page.getByRole("button", { name: "Check now" }));
  await choose(page, "refresh", "Check now");
  await expect(page.getByRole("status").filter({ hasText: "The service responded" })).toBeVisible();
  await open(page, "log");
  await expect(best(page)).toHaveAccessibleName(/^Audit log/);
  await expectAccessible();
});

test("a viewer is led to what they may see, and is offered nothing that they may not do", {
  tag: "@story",
}, async ({ page, member, takeSession }) => {
  await takeSession(member("viewer"));
  await openList(page, "queue=all&status=completed");
  await page.keyboard.press("j");
  await open(page);
  for (const name of ["Advance", "Reject", "Copy link", "Archive", "New assessment", "Assign to me"])
    await expect(option(page, name)).toHaveCount(0);
  await page.keyboard.insertText("audit log");
  await expect(page.getByText("No results for “audit log”.")).toBeVisible();
  await expect(page.getByRole("status").getByText("Nothing found")).toHaveCount(1);
  // What is found nowhere can be looked for in the table.
  await expect(page.getByRole("option")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/assessments\?queue=all&q=audit(\+|%20)log/);
});

test("archived candidates are found too: marked as such, after the others, and counted with them in the table", async ({
  page,
  mark,
  member,
  invite,
  takeSession,
  shortlist,
}) => {
  await takeSession(member("recruiter"));
  const nora = await invite({ email: `nora.${mark}@example.com`, firstName: "Nora", lastName: mark });
  for (let at = 0; at < 8; at += 1) await invite({ email: `otto.${at}.${mark}@example.com` });
  const pia = await invite({ email: `pia.${mark}@example.com`, firstName: "Pia", lastName: mark });
  const archived = await page.request.post("/api/assessments/archive", {
    headers: { origin: shortlist.url },
    data: { ids: [nora.id, pia.id], archived: true },
  });
  expect(archived.ok()).toBe(true);
  await openList(page, "queue=all");

  await open(page, `Nora ${mark}`);
  await expect(best(page)).toHaveAccessibleName(new RegExp(`^Nora ${mark} .*Archived · `));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: `Nora ${mark}` })).toBeVisible();

  // Pia is the newest, and yet none who isn’t archived comes after her.
  await open(page, mark);
  await expect(option(page, "Show all 10 in the table")).toBeVisible();
  const found = await page.getByRole("option", { name: mark }).allTextContents();
  const places = found.flatMap((text, at) => (text.includes("Archived") ? [at] : []));
  expect(places).toEqual([found.length - 1]);
  await option(page, "Show all 10 in the table").click();
  await expect(page.getByRole("table", { name: "Assessments" })).toHaveAttribute("aria-rowcount", "11");
});

test("on the row with the focus a recruiter decides from the palette as by its key, and undoes it", async ({
  page,
  service,
  mark,
  member,
  invite,
  takeSession,
  expectAccessible,
}) => {
  await takeSession(member("recruiter"));
  for (const first of ["Nora", "Otto"]) {
    const { id } = await invite({ email: `${first}.${mark}@example.com`.toLowerCase(), firstName: first });
    await service.complete(id);
    await expect
      .poll(async () => (await (await page.request.get(`/api/assessments/${id}`)).json()).assessment.status)
      .not.toBe("pending");
  }
  await openList(page, `queue=to_decide&sort=candidate&q=${mark}`);
  await page.keyboard.press("j");
  const focused = page.locator("tr:focus-within a[data-row-link]");
  await expect(focused).toHaveText("Nora");
  await open(page);
  const onNora = page.getByRole("group", { name: "Nora" });
  await expect(onNora.getByRole("option", { name: "Reject" })).toBeVisible();
  await expect(onNora.getByRole("option", { name: "Remind…" })).toHaveCount(0);
  await expectAccessible();
  await close(page);
  await expect(focused).toHaveText("Nora");

  await choose(page, "advance", "Advance");
  await expect(page.getByRole("region", { name: "Your last action" })).toContainText("Nora advanced.");
  // The next row has the focus, as after the key.
  await expect(focused).toHaveText("Otto");
  await page.keyboard.press("Control+z");
  await expect(page.locator("a[data-row-link]")).toHaveText(["Nora", "Otto"]);

  await choose(page, "assign to me", "Assign to me");
  const told = page.getByRole("region", { name: "Your last action" });
  await expect(told).toContainText(/ is now the owner of (Otto|Nora)\./);
});

test("in the panel the palette presses its buttons, and leads to the field for a note", async ({
  page,
  mark,
  member,
  invite,
  takeSession,
}) => {
  const colleague = `Ben ${mark}`;
  await takeSession(member("recruiter"));
  await member("recruiter", colleague);
  const { id, applicationUrl } = await invite({ email: `ida.${mark}@example.com`, firstName: "Ida" });
  await openList(page, `queue=all&q=${mark}`);
  await page.keyboard.press("j");
  await choose(page, "note", "Write a note");
  await expect(page.getByLabel("Write a note")).toBeFocused();
  await page.getByRole("heading", { level: 2, name: "Ida" }).focus();

  await open(page);
  const onIda = page.getByRole("group", { name: "Ida" });
  await expect(onIda.getByRole("option", { name: "Copy link" })).toBeVisible();
  for (const name of ["Advance", "Open report"])
    await expect(onIda.getByRole("option", { name })).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Copied" }).first()).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(applicationUrl);

  await choose(page, mark, `Assign to ${colleague}`);
  await expect(page.getByRole("region", { name: "Your last action" })).toContainText(
    `${colleague} is now the owner of Ida.`,
  );
  await choose(page, "remind", "Remind…");
  await expect(page.getByRole("dialog", { name: "Remind Ida" })).toBeVisible();
  await page.keyboard.press("Escape");
  await choose(page, "shortlist", /^Add to shortlist/);
  await expect(page.getByRole("dialog", { name: "Add Ida to a shortlist" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Add Ida to a shortlist" })).toHaveCount(0);
  await choose(page, "archive", "Archive");
  await expect(page.getByRole("button", { name: "Restore" }).first()).toBeVisible();

  await page.goto(`/assessments/${id}`);
  await untilItRuns(page.getByRole("main"));
  await choose(page, "restore", "Restore");
  await expect(page.getByRole("button", { name: "Restore" })).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("button", { name: "Archive" })).toBeVisible();
  // Downloading and erasing it is for administrators.
  await expect(page.getByText("Personal data")).toHaveCount(0);
});

test("a panel that opens behind the palette takes no act away", async ({
  page,
  mark,
  member,
  invite,
  takeSession,
}) => {
  await takeSession(member("recruiter"));
  const { id, applicationUrl } = await invite({ email: `ida.${mark}@example.com`, firstName: "Ida" });
  await openList(page, `queue=all&q=${mark}`);
  const letIn = await holdScripts(page, "claims.assessmentNumber");
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await open(page);
  const copyLink = page.getByRole("group", { name: "Ida" }).getByRole("option", { name: "Copy link" });
  await expect(copyLink).toBeVisible();
  letIn();
  await expect(page.getByText(`Assessment ${id}`)).toBeVisible();

  // What is typed draws the palette anew.
  await page.keyboard.insertText("copy link");
  await expect(copyLink).toBeVisible();
  await page.keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(applicationUrl);
  await expect(page.getByText("Link copied by Dana Whitfield")).toBeVisible();
});

test("what is typed while the palette loads is searched for, and decides on no selected row", async ({
  page,
  service,
  mark,
  member,
  invite,
  takeSession,
}) => {
  await takeSession(member("recruiter"));
  const { id } = await invite({ email: `ida.${mark}@example.com`, firstName: "Ida" });
  await service.complete(id);
  const letIn = await holdScripts(page, "palette.searchTable");
  await openList(page, `queue=all&q=${mark}`);
  // The focus stays on the checkbox.
  await page.getByRole("checkbox", { name: "Select Ida" }).click();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("arthur");
  letIn();
  await expect(palette(page)).toHaveValue("arthur");
  const { assessment } = await (await page.request.get(`/api/assessments/${id}`)).json();
  expect(assessment.decision).toBeUndefined();
});

test("on chosen rows the palette says on how many it acts, and does it with all of them", async ({
  page,
  service,
  mark,
  member,
  invite,
  takeSession,
}) => {
  await takeSession(member("recruiter"));
  for (const first of ["Pia", "Quin"]) {
    const { id } = await invite({ email: `${first}.${mark}@example.com`.toLowerCase(), firstName: first });
    await service.complete(id);
    await expect
      .poll(async () => (await (await page.request.get(`/api/assessments/${id}`)).json()).assessment.status)
      .not.toBe("pending");
  }
  await openList(page, `queue=all&q=${mark}`);
  const bar = page.getByRole("region", { name: "Selected assessments" });
  const chooseBoth = async () => {
    for (const first of ["Pia", "Quin"])
      await page.getByRole("checkbox", { name: `Select ${first}` }).click();
    await expect(bar).toBeVisible();
  };
  await chooseBoth();
  await open(page);
  await expect(
    page.getByRole("group", { name: "2 selected" }).getByRole("option", { name: "Hold" }),
  ).toBeVisible();
  await close(page);
  await choose(page, "hold", "Hold");
  await expect(page.getByRole("region", { name: "Your last action" })).toContainText(
    "2 candidates put on hold.",
  );
  await expect(bar).toHaveCount(0);

  await chooseBoth();
  const saved = page.waitForEvent("download");
  await choose(page, "export the sel", "Export the selection");
  expect((await saved).suggestedFilename()).toMatch(/\.csv$/);
  await choose(page, "compare", "Compare");
  await expect(page).toHaveURL(/\/compare\?ids=\d+,\d+$/);
});

test("from the palette a recruiter exports, opens filters and columns, and sets how Shortlist looks", async ({
  page,
  mark,
  member,
  invite,
  takeSession,
}) => {
  await takeSession(member("recruiter"));
  await invite({ email: `${mark}@example.com` });
  await openList(page, `queue=all&q=${mark}`);
  const saved = page.waitForEvent("download");
  await choose(page, "export", "Export these rows");
  expect((await saved).suggestedFilename()).toMatch(/\.csv$/);
  await choose(page, "columns", "Columns and display");
  await expect(page.getByRole("menu")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await choose(page, "filters", "Filters");
  await expect(page.getByRole("button", { name: "Filters" })).toHaveAttribute("aria-expanded", "true");
  await choose(page, "dark", "Theme: Dark");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await choose(page, "compact", "Row height: Compact");
  await expect(page.locator("[data-density=compact], .compact").first()).toBeAttached();
  await choose(page, "deutsch", "Language: Deutsch");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
});

test("Enter before the candidates have come waits for them, and takes no act that is merely called alike", async ({
  page,
  mark,
  member,
  invite,
  takeSession,
}) => {
  await takeSession(member("recruiter"));
  const { id } = await invite({ email: `tim.${mark}@example.com`, firstName: "Themba", lastName: mark });
  await openList(page, "queue=all");
  await open(page, "them");
  await expect(option(page, "Theme: Dark")).toBeVisible();
  await close(page);
  await open(page, `themba ${mark}`);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/assessments/${id}`));
  await expect(palette(page)).toHaveCount(0);
});
