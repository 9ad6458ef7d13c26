import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { catalogue as de } from "@/lib/i18n/messages/de/catalogue";
import { en } from "@/lib/i18n/messages/en";
import { holdRequests } from "./support/hold-requests";
import { untilItRuns } from "./support/page-runs";
import { hearNothing, withoutWorkers } from "./support/quiet-feed";
import { expect, test } from "./with-service";

const rows = 240;
// The tests count rows, and archive them.
test.use({ alone: true, assessments: rows, permissions: ["clipboard-read", "clipboard-write"] });

const rowNumber = (page: Page, number: number) => page.locator(`tr[aria-rowindex="${number + 1}"]`);
const box = (row: Locator) => row.getByRole("checkbox");
const bar = (page: Page) => page.getByRole("region", { name: "Selected assessments" });

type Listed = { total: number; assessments: { id: number }[] };

test.beforeEach(async ({ page, member, takeSession }) => {
  await takeSession(member("recruiter"));
  const total = async () =>
    ((await (await page.request.get("/api/assessments?limit=1")).json()) as Listed).total;
  await expect.poll(total, { timeout: 90_000 }).toBe(rows);
  await page.goto("/assessments?queue=all");
  const table = page.getByRole("table", { name: "Assessments" });
  await expect(table).toHaveAttribute("aria-rowcount", String(rows + 1));
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
});

test("a recruiter chooses rows by mouse and by key, and takes their links and a file of them along", {
  tag: "@story",
}, async ({ page, expectAccessible }) => {
  await box(rowNumber(page, 2)).click();
  await expect(bar(page).getByText("1 selected", { exact: true })).toBeVisible();
  await box(rowNumber(page, 5)).click({ modifiers: ["Shift"] });
  await expect(bar(page).getByText("4 selected", { exact: true })).toBeVisible();
  await expectAccessible();

  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await expect(box(rowNumber(page, 7))).toBeChecked();
  await page.keyboard.press("x");
  await expect(bar(page).getByText("4 selected", { exact: true })).toBeVisible();

  const { assessments } = await (await page.request.get("/api/assessments?limit=5")).json();
  const chosen = assessments.slice(1) as { id: number; status: string; applicationUrl: string }[];
  await page.keyboard.press("c");
  const pending = chosen.filter(({ status }) => status === "pending");
  await expect(bar(page).getByText(new RegExp(`^Copied ${pending.length} link`))).toBeVisible();
  const copied = (await page.evaluate(() => navigator.clipboard.readText())).split("\n");
  expect(copied.map((line) => line.split("\t")[1])).toEqual(
    pending.map(({ applicationUrl }) => applicationUrl),
  );

  const download = page.waitForEvent("download");
  await bar(page).getByRole("button", { name: "Export" }).click();
  const csv = await readFile(await (await download).path(), "utf8");
  expect(
    csv
      .trimEnd()
      .split("\r\n")
      .slice(1)
      .map((line) => Number(line.split(",")[0])),
  ).toEqual(chosen.map(({ id }) => id));
  await expect(bar(page).getByText("4 rows exported as CSV.")).toBeVisible();

  // What is chosen stays chosen in another list, which says what it doesn't show.
  await page.getByRole("link", { name: /^Pending/ }).click();
  await expect(bar(page).getByText(/^\d not in this list$/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(bar(page)).toBeHidden();

  await page.getByRole("link", { name: /^All/ }).click();
  await expect(page.getByRole("table", { name: "Assessments" })).toHaveAttribute(
    "aria-rowcount",
    String(rows + 1),
  );
  await page.getByRole("checkbox", { name: "Select all loaded rows" }).check();
  await expect(bar(page).getByText("100 selected", { exact: true })).toBeVisible();
  await bar(page)
    .getByRole("button", { name: `Select all ${rows}` })
    .click();
  await expect(bar(page).getByText(`${rows} selected`, { exact: true })).toBeVisible();
  await page.keyboard.press("End");
  await expect(box(rowNumber(page, rows))).toBeChecked();
  await page.keyboard.press("b");
  await expect(bar(page).getByRole("button").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(bar(page)).toBeHidden();
});

test("rows are put out of sight and restored, one from its menu and several at once", async ({
  page,
  expectAccessible,
}) => {
  const first = rowNumber(page, 1);
  const hrefs = await page
    .locator("[data-row-link]")
    .evaluateAll((links) => links.slice(0, 4).map((link) => link.getAttribute("href") ?? ""));
  const linkTo = (at: number) => page.locator(`[data-row-link][href="${hrefs[at]}"]`);
  /** The first rows, by their places among those that stood there at first. */
  const expectRows = async (...places: number[]) => {
    for (const [at, place] of places.entries())
      await expect(rowNumber(page, at + 1).locator("[data-row-link]")).toHaveAttribute(
        "href",
        hrefs[place] ?? "",
      );
  };
  const table = page.getByRole("table", { name: "Assessments" });
  const count = Number(await table.getAttribute("aria-rowcount"));
  const changed = page.getByRole("button", { name: /^The list has changed/ });
  const more = first.getByRole("button", { name: /^More/ });
  await more.focus();
  await page.keyboard.press("Enter");
  const menu = page.getByRole("menu");
  await expect(menu.getByRole("menuitem", { name: "Archive" })).toBeVisible();
  await expectAccessible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(more).toBeFocused();

  await more.click();
  await menu.getByRole("menuitem", { name: "Archive" }).click();
  const outcome = page.getByRole("region", { name: "Your last action" });
  await expect(outcome).toBeVisible();
  // It leaves at once, and whoever works through the list goes on with the next.
  await expect(linkTo(0)).toHaveCount(0);
  await expect(linkTo(1)).toBeFocused();
  await expectRows(1, 2, 3);
  await expect(table).toHaveAttribute("aria-rowcount", String(count - 1));
  await outcome.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("status").filter({ hasText: "restored." })).toBeVisible();
  await expectRows(0, 1, 2, 3);
  await expect(linkTo(0)).toBeFocused();
  await expect(first.getByRole("button", { name: /^Restore/ })).toBeHidden();
  await expect(table).toHaveAttribute("aria-rowcount", String(count));

  for (const number of [1, 3]) await box(rowNumber(page, number)).click();
  await bar(page).getByRole("button", { name: "Archive" }).click();
  await expect(page.getByRole("status").filter({ hasText: "2 archived." })).toBeVisible();
  await expect(bar(page)).toBeHidden();
  await expectRows(1, 3);
  await expect(linkTo(1)).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await expectRows(0, 1, 2, 3);
  await expect(linkTo(0)).toBeFocused();

  for (const number of [1, 2, 3]) await box(rowNumber(page, number)).click();
  await bar(page).getByRole("button", { name: "Archive" }).click();
  await expect(page.getByRole("status").filter({ hasText: "3 archived." })).toBeVisible();
  await expect(page.getByRole("link", { name: /^All/ })).toHaveText(`All${count - 4}`);
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await expect(page.getByRole("button", { name: "Undo" })).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();
  await expect(changed).toHaveCount(0);

  // In the panel it is said there, and the walk goes on behind it.
  const headers = { origin: new URL(page.url()).origin };
  const path = await first.locator("[data-row-link]").getAttribute("href");
  // Decided on, it has a timeline.
  const decision = { decision: "hold", from: "undecided" };
  await page.request.put(`/api${path}/decision`, { headers, data: decision });
  await first.locator("[data-row-link]").click();
  // What comes after the row's own data moves the button, which stands below it.
  await expect(page.getByText(/^No notes yet/)).toBeVisible();
  await expect(page.getByRole("region", { name: "Timeline" }).getByRole("listitem").first()).toBeVisible();
  await page.getByRole("button", { name: "Archive", exact: true }).click();
  const inPanel = page.getByRole("button", { name: "Restore", exact: true });
  await expect(inPanel).toBeFocused();
  await expect(table).toHaveAttribute("aria-rowcount", String(count - 4));
  const after = await first.locator("[data-row-link]").getAttribute("href");
  await page.keyboard.press("j");
  await expect(page).toHaveURL(new RegExp(`${after}(\\?|$)`));
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Next assessment" })).toBeHidden();
  await expect(changed).toHaveCount(0);

  const { assessments } = await (
    await page.request.get("/api/assessments?status=recommended&limit=20")
  ).json();
  const reported = assessments.find(({ reportUrl }: { reportUrl?: string }) => reportUrl);
  await page.request.post("/api/assessments/archive", {
    headers,
    data: { ids: [reported.id], archived: true },
  });
  await page.goto("/assessments?archived=1");
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
  // Whatever can be done with a row stands within its column.
  const withReport = page
    .getByRole("row")
    .filter({ has: page.locator(`[href="/assessments/${reported.id}"]`) });
  const actions = withReport.getByRole("cell").last();
  const restore = await actions.getByRole("button", { name: /^Restore/ }).boundingBox();
  const report = actions.getByRole("link", { name: /^Report/ });
  const leftmost = (await report.isVisible()) ? await report.boundingBox() : restore;
  expect(leftmost?.x).toBeGreaterThanOrEqual((await actions.boundingBox())?.x ?? Number.NaN);
  const { total } = await (await page.request.get("/api/assessments?limit=1&archived=1")).json();
  const tab = page.getByRole("link", { name: /^All/ });
  await expect(tab).toHaveText(`All${total}`);
  const bringsBack = rowNumber(page, 2).getByRole("button", { name: /^Restore/ });
  const brought = await bringsBack.getAttribute("aria-label");
  await bringsBack.click();
  await expect(page.getByRole("status").filter({ hasText: "restored." })).toBeVisible();
  // It leaves the archive at once, and the tab counts what is there.
  await expect(page.getByRole("button", { name: brought ?? "", exact: true })).toHaveCount(0);
  await expect(tab).toHaveText(`All${total - 1}`);
  await expect(changed).toHaveCount(0);
  await expectAccessible();
});

test("on a phone a card has the same, and what fails says so in its place", async ({
  page,
  allowedErrors,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // On cards choosing is a mode.
  await page.getByRole("button", { name: "Select", exact: true }).click();
  await box(rowNumber(page, 1)).click();
  await box(rowNumber(page, 2)).click();
  await expect(bar(page).getByText("2 selected", { exact: true })).toBeVisible();
  await expect(bar(page).getByRole("button", { name: "Copy links" })).toBeInViewport();
  allowedErrors.push(/status of 500/);
  await page.route("**/api/assessments/links", (route) => route.fulfill({ status: 500, json: {} }), {
    times: 1,
  });
  await bar(page).getByRole("button", { name: "Copy links" }).click();
  await expect(bar(page).getByRole("alert")).toHaveText(/\S/);
  await expect(bar(page).getByText("2 selected", { exact: true })).toBeVisible();
  await bar(page).getByRole("button", { name: "Copy links" }).click();
  await expect(bar(page).getByText(/^Copied \d|^No link to copy/)).toBeVisible();
  await expect(bar(page).getByRole("alert")).toBeHidden();
  // While one chooses, a card is there to be chosen alone.
  await expect(rowNumber(page, 1).getByRole("button", { name: /^More/ })).toHaveCount(0);
  await expectAccessible();

  // Back from the bar leads to the card, and somewhere else where that is far away: nobody is held there.
  const first = bar(page).getByRole("button").first();
  await first.focus();
  await page.keyboard.press("Shift+Tab");
  await expect(box(rowNumber(page, 2))).toBeFocused();
  await first.focus();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(rowNumber(page, 2)).toHaveCount(0);
  await page.keyboard.press("Shift+Tab");
  await expect(first).not.toBeFocused();

  // The tab that is open is in sight, however many stand before it.
  await page.goto("/assessments?queue=reject");
  await expect(page.getByRole("link", { name: /^Reject/ })).toBeInViewport({ ratio: 0.9 });
});

test("on the smallest phone what can be done with the chosen stands in one line, and leaves the list in sight", async ({
  browser,
  page,
  shortlist,
}) => {
  const viewport = { width: 320, height: 568 };
  for (const [locale, texts] of [
    ["en-GB", en],
    ["de-DE", de],
  ] as const) {
    const context = await browser.newContext({
      baseURL: shortlist.url,
      storageState: await page.context().storageState(),
      locale,
      viewport,
      hasTouch: true,
      isMobile: true,
    });
    const phone = await context.newPage();
    await phone.goto("/assessments?archived=with");
    await phone.getByRole("button", { name: texts.selection.mode, exact: true }).tap();
    await box(rowNumber(phone, 1)).tap();
    const chosen = phone.getByRole("region", { name: texts.selection.name });
    await expect(chosen).toBeVisible();
    const { copyLinks, export: asFile, clear } = texts.selection;
    const act = async (name: string | RegExp) => {
      const found = await chosen.getByRole("button", { name, exact: true }).boundingBox();
      if (!found) throw new Error(`There is no ${name}.`);
      return found;
    };
    const { archive: away, bringBack: back } = texts.archive;
    const copy = await act(copyLinks);
    const file = await act(asFile);
    const archive = await act(new RegExp(`^(${away}|${back})$`));
    expect([file.y, archive.y]).toEqual([copy.y, copy.y]);
    for (const { width, height } of [copy, file, archive])
      expect(Math.min(width, height)).toBeGreaterThan(43);
    expect(archive.x + archive.width).toBeLessThanOrEqual(viewport.width);
    expect((await act(clear)).y).toBeLessThan(copy.y);
    expect((await chosen.boundingBox())?.height).toBeLessThan(viewport.height / 3);
    await context.close();
  }
});

test("very many rows ask before they go, and many keep their way back while one goes on with something else", async ({
  page,
  expectAccessible,
}) => {
  await page.clock.install();
  const outcome = page.getByRole("region", { name: "Your last action" });
  const table = page.getByRole("table", { name: "Assessments" });
  const there = Number(await table.getAttribute("aria-rowcount")) - 1;
  const head = page.getByRole("checkbox", { name: "Select all loaded rows" });
  await head.click();
  await bar(page)
    .getByRole("button", { name: /^Select all/ })
    .click();
  await expect(bar(page).getByText(`${there} selected`, { exact: true })).toBeVisible();
  await bar(page).getByRole("button", { name: "Archive…" }).click();
  const question = page.getByRole("dialog", { name: `Archive ${there} assessments?` });
  await expect(question).toBeVisible();
  await expectAccessible();
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toBeHidden();
  await expect(bar(page).getByText(`${there} selected`, { exact: true })).toBeVisible();
  await bar(page).getByRole("button", { name: "Archive…" }).click();
  await question.getByRole("button", { name: `Archive ${there}` }).click();
  await expect(outcome).toContainText(`${there} archived.`);
  await expect(outcome.getByRole("button", { name: "Undo" })).toBeFocused();

  await page.clock.fastForward("02:00");
  await page.getByRole("link", { name: "Interviews", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Interviews" })).toBeVisible();
  await page.getByRole("link", { name: "Assessments", exact: true }).first().click();
  await expect(outcome).toContainText(`${there} archived.`);
  await expectAccessible();
  await page.getByRole("main").focus();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(outcome).toContainText(`${there} restored.`);
  await expect(table).toHaveAttribute("aria-rowcount", String(there + 1));
  await page.mouse.move(0, 0);
  await page.clock.fastForward("00:30");
  await expect(outcome).toHaveCount(0);

  // One archived after many leaves their way back alone.
  for (const number of [1, 2]) await box(rowNumber(page, number)).click();
  await bar(page).getByRole("button", { name: "Archive" }).click();
  await expect(outcome).toContainText("2 archived.");
  await rowNumber(page, 1).getByRole("button", { name: /^More/ }).click();
  await page.getByRole("menuitem", { name: "Archive" }).click();
  await expect(outcome).toHaveCount(2);
  await page.clock.fastForward("00:30");
  await expect(outcome).toHaveText(/^2 archived\./);
  // The key goes back one act after the other.
  await page.keyboard.press("ControlOrMeta+z");
  await expect(outcome).toHaveText([/^2 archived\./, /restored\./]);
  await page.keyboard.press("ControlOrMeta+z");
  await expect(outcome).toHaveText([/^2 restored\./]);
});

test("Undo brings back what was archived here, not what was archived elsewhere before", async ({
  page,
  shortlist,
  allowedErrors,
}) => {
  allowedErrors.push(/net::ERR_FAILED/);
  await withoutWorkers(page);
  await page.reload();
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
  const ids = await page
    .locator("[data-row-link]")
    .evaluateAll((links) =>
      links.slice(0, 2).map((link) => Number(link.getAttribute("href")?.match(/\d+/)?.[0])),
    );
  await hearNothing(page);
  const archive = (archived: boolean) =>
    page.request.post("/api/assessments/archive", {
      headers: { origin: shortlist.url },
      data: { ids: ids.slice(0, 1), archived },
    });
  expect((await archive(true)).ok()).toBe(true);
  const isArchived = async (id?: number) =>
    (await (await page.request.get(`/api/assessments/${id}`)).json()).assessment.archivedAt !== undefined;

  for (const number of [1, 2]) await box(rowNumber(page, number)).click();
  await bar(page).getByRole("button", { name: "Archive" }).click();
  const outcome = page.getByRole("region", { name: "Your last action" });
  await expect(outcome.getByRole("paragraph")).toContainText(/archived\.$/);
  await outcome.getByRole("button", { name: "Undo" }).click();
  await expect(outcome.getByRole("paragraph")).toContainText(/restored\.$/);
  expect(await Promise.all(ids.map(isArchived))).toEqual([true, false]);
  await archive(false);
});

test("all are chosen though only the first rows have come with the page", async ({
  page,
  expectAccessible,
  allowedErrors,
}) => {
  const lists = "**/api/assessments?*";
  const letIn = await holdRequests(page, lists);
  await page.goto("/assessments?queue=all");
  const all = page.getByRole("checkbox", { name: "Select all loaded rows" });
  await untilItRuns(all);
  await all.click();
  // Pressed, and waiting.
  await expect(all).toBeChecked();
  await expect(all).toHaveAttribute("aria-busy", "true");
  await expect(bar(page)).toHaveCount(0);
  await expectAccessible();
  await all.click();
  await expect(all).not.toBeChecked();
  await all.click();
  letIn();
  await expect(bar(page)).toContainText("100 selected");
  await expect(all).not.toHaveAttribute("aria-busy");

  // Those that are there, if no more can be had.
  allowedErrors.push(/status of 500/);
  await page.unroute(lists);
  await page.route(lists, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto("/assessments?queue=all");
  await untilItRuns(all);
  await all.click();
  await expect(bar(page)).toContainText("20 selected");
  await expect(bar(page).getByRole("alert")).toHaveText("Not all of these rows could be loaded. Try again.");
});
