import type { Page } from "@playwright/test";
import { en } from "@/lib/i18n/messages/en";
import { expect, test } from "./fixtures";
import { untilItRuns } from "./support/page-runs";

const offline = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;
const advance = (page: Page) => page.getByRole("button", { name: "Advance", exact: true }).first();
const missingPart = (page: Page) => page.getByRole("alert").filter({ hasText: en.layout.partMissing });

test.beforeEach(async ({ member, takeSession, allowedErrors }) => {
  allowedErrors.push(offline);
  await takeSession(member("recruiter"));
});

test("the first decision that meets no connection says so, and can be made again", async ({ page }) => {
  // A worker’s own script never counts as finished.
  const isScript = (url: string) => url.includes("/chunks/") && !url.includes("/turbopack-worker-");
  const scripts = new Set<string>();
  page.on("request", (request) => isScript(request.url()) && scripts.add(request.url()));
  page.on("requestfinished", (request) => scripts.delete(request.url()));
  // What a decision needs is asked for a few seconds after the page, at once with the texts.
  const texts = page.waitForResponse(/\/api\/texts/);
  await page.goto("/assessments?queue=to_decide");
  await (await texts).finished();
  await expect.poll(() => [...scripts]).toEqual([]);
  await page.keyboard.press("j");
  await expect(page.locator("tr:focus-within a[data-row-link]")).toBeVisible();
  await page.context().setOffline(true);
  await page.keyboard.press("a");
  const notice = page.getByRole("region", { name: en.archive.notice });
  await expect(notice).toContainText("wasn’t saved");
  await expect(page.getByText("Not saved", { exact: true })).toBeVisible();
  await expect(missingPart(page)).toBeHidden();
  await page.context().setOffline(false);
  await notice.getByRole("button", { name: en.common.tryAgain }).click();
  await expect(notice).toContainText("advanced");
});

test("without a connection a link to another page says so, and what is typed here stays in sight", async ({
  page,
}) => {
  const offline = page.getByRole("alert").filter({ hasText: en.layout.offline });
  await page.goto("/assessments?queue=to_decide");
  const link = page.locator("a[data-row-link]").first();
  await page.goto((await link.getAttribute("href")) ?? "");
  const note = page.getByLabel(en.team.write, { exact: true });
  await untilItRuns(note);
  await note.fill("Asks well.");
  await page.context().setOffline(true);
  const interviews = page.getByRole("link", { name: en.layout.interviews, exact: true });
  await interviews.click();
  await expect(offline).toBeVisible();
  await expect(missingPart(page)).toBeHidden();
  await expect(note).toHaveValue("Asks well.");
  await page.getByRole("heading", { level: 1 }).click();
  await offline.getByRole("button", { name: en.common.close }).click();
  await expect(offline).toBeHidden();

  // Keys that lead elsewhere, too.
  await note.fill("");
  await interviews.focus();
  await page.keyboard.press("g");
  await page.keyboard.press("e");
  await expect(offline).toBeVisible();
  await page.context().setOffline(false);
  await expect(offline).toBeHidden();
  await interviews.click();
  await expect(page).toHaveURL(/\/interviews/);
});

test("on a phone a row without a connection stays in the list", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/assessments?queue=to_decide");
  const link = page.locator("a[data-row-link]").first();
  await untilItRuns(link);
  await page.context().setOffline(true);
  await link.click();
  await expect(page.getByRole("alert").filter({ hasText: en.layout.offline })).toBeVisible();
  await page.context().setOffline(false);
  await link.click();
  await expect(page).toHaveURL(/\/assessments\/\d+/);
});

test("a decision and a note that meet no connection aren’t shown as saved", async ({ page }) => {
  await page.goto("/assessments?queue=to_decide");
  const link = page.locator("a[data-row-link]").first();
  await page.goto((await link.getAttribute("href")) ?? "");
  await untilItRuns(advance(page));
  const note = page.getByLabel(en.team.write, { exact: true });
  await note.fill("Asks well.");
  await page.context().setOffline(true);
  await advance(page).click();
  await expect(page.getByText(en.problems.no_answer).first()).toBeVisible();
  await expect(advance(page)).toHaveAttribute("aria-pressed", "false");
  await page.getByRole("button", { name: en.team.add }).click();
  await expect(page.getByText(en.problems.no_answer)).toHaveCount(2);
  await expect(note).toHaveValue("Asks well.");
  await page.context().setOffline(false);
  await page.getByRole("button", { name: en.team.add }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Asks well." })).toBeVisible();
});
