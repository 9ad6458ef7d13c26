import type { Page } from "@playwright/test";
import { expect, test as withService } from "./with-service";

/** The service has many completed assessments of others, and has been asked to slow down before it is connected to. */
const test = withService.extend({
  service: async ({ service }, use) => {
    await service.failSingleReads({ kind: "status", status: 429, headers: { "retry-after": "1" } });
    await use(service);
  },
});

test.use({ alone: true });

const tab = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Queues" }).getByRole("link", { name: new RegExp(`^${name}`) });

const reading = (page: Page) => page.getByText(/^Names still being read: \d+ to go$/).first();

test("after connecting, completed ones say that they are being identified, and names arrive by themselves", async ({
  page,
  service,
  member,
  takeSession,
  expectAccessible,
}) => {
  await takeSession(member("recruiter"));
  await page.goto("/assessments?queue=all");
  await expect(reading(page)).toBeVisible();
  const { counts, sync } = await (await page.request.get("/api/assessments?limit=1")).json();
  expect(sync.identifying.left).toBe(counts.completed);
  const table = page.getByRole("table", { name: "Assessments" });
  await expect(table.getByText("Identifying the candidate").first()).toBeVisible();
  // Only what is pending can be assigned, and only that is counted.
  expect(counts.unclaimed).toBe(counts.pending);
  await tab(page, "To decide").click();
  await expect(tab(page, "To decide")).toHaveAttribute("aria-current", "page");
  await expect(table).toHaveAttribute("aria-rowcount", String(counts.completed + 1));
  await expect(table.getByText("Identifying the candidate").first()).toBeVisible();
  await expect(table.getByText(/created outside Shortlist/)).toHaveCount(0);
  await expect(table.getByText("Assign candidate")).toHaveCount(0);
  await expectAccessible();

  await table.getByRole("link", { name: "Unknown candidate" }).first().click();
  await expect(page.getByText(/We are asking the assessment service for the candidate/)).toBeVisible();
  await page.keyboard.press("Escape");

  await page.goto("/interviews");
  const unknown = page.getByRole("row", { name: /^Interview not known/ });
  await expect(unknown.getByRole("cell").nth(0)).toHaveText(String(counts.pending));
  await expect(unknown.getByRole("cell").nth(1)).toContainText(String(counts.completed));
  await expect(unknown.getByRole("cell").nth(2)).toContainText(String(counts.recommended));
  await expectAccessible();

  await page.goto("/assessments?q=example");
  await expect(page.getByText("Nothing matches “example” so far")).toBeVisible();
  await expect(page.getByText(/Names are still being read: \d+ to go/)).toBeVisible();
  await expectAccessible();
  await page.evaluate(() => document.body.setAttribute("data-same-page", ""));
  await service.heal();
  await expect(table.getByText(/@example\./).first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole("status").getByText("All names have been read.")).toBeAttached({
    timeout: 60_000,
  });
  await expect(reading(page)).toHaveCount(0);
  await expect(page.locator("body")).toHaveAttribute("data-same-page", "");

  await page.goto("/interviews");
  await expect(
    page
      .getByRole("row", { name: /^Interview not known/ })
      .getByRole("cell")
      .nth(1),
  ).toHaveText(/^0/);
});
