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
