import type { Page } from "@playwright/test";
import type { Service } from "./support/start-service";
import { expect, test } from "./with-service";

type Counts = Record<"all" | "to_decide" | "pending" | "completed" | "recommended", number>;

const countsOf = async (page: Page, query: string): Promise<Counts> =>
  (await (await page.request.get(`/api/assessments?limit=1&${query}`)).json()).counts;

/** The tab over the table, whatever it counts. */
const tab = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Queues" }).getByRole("link", { name: new RegExp(`^${name}`) });

const complete = (service: Service, assessmentId: number, recommended: boolean) =>
  fetch(`${service.origin}/__control/complete`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ assessmentId, recommended }),
  });

test("a filter has what is completed, recommended or not, and the tabs count it", { tag: "@story" }, async ({
  page,
  member,
  takeSession,
  expectAccessible,
}) => {
  await takeSession(member("recruiter"));
  await expect.poll(async () => (await countsOf(page, "status=all")).all).toBeGreaterThanOrEqual(60);
  await page.goto("/assessments?queue=all");
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
  const { completed, recommended } = await countsOf(page, "status=all");
  expect(completed).toBeGreaterThan(recommended);
  await page.getByRole("button", { name: "Filters" }).click();
  await page.getByRole("combobox", { name: "Filter by status" }).click();
  await page.getByRole("option", { name: "Completed" }).click();
  await expect(page).toHaveURL(/status=completed/);
  await expect(tab(page, "All")).toHaveText(`All${completed}`);
  await expect(tab(page, "Pending")).toHaveText("Pending0");
  const table = page.getByRole("table", { name: "Assessments" });
  await expect(table).toHaveAttribute("aria-rowcount", String(completed + 1));
  await expect(table.getByText("Pending", { exact: true })).toHaveCount(0);
  await expectAccessible();
});

test("the completed of an interview lead to exactly those", async ({
  page,
  mark,
  member,
  invite,
  takeSession,
}) => {
  await takeSession(member("recruiter"));
  const { interviews } = await (await page.request.get("/api/interviews")).json();
  const { id, name } = interviews[0];
  await invite({ email: `bela.${mark}@example.com` });
  // Whose the completed ones are is learned one by one.
  const isLearned = async () => {
    const known = (await (await page.request.get("/api/interviews")).json()).interviews.map(
      (one: { recommended: number; notRecommended: number }) => one.recommended + one.notRecommended,
    );
    const sum = known.reduce((all: number, one: number) => all + one, 0);
    return (await countsOf(page, "status=all")).completed === sum && known[0] > 0;
  };
  await expect.poll(isLearned, { timeout: 90_000 }).toBe(true);
  const counts = await countsOf(page, `interview=${id}`);
  await page.goto("/interviews");
  await page.getByRole("link", { name: `${counts.completed} completed for ${name}`, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`status=completed&interview=${id}$`));
  await expect(page.getByText(`${counts.completed} found`, { exact: true })).toBeVisible();
  // All tabs are the interview's, and of what is completed.
  await expect(tab(page, "All")).toHaveText(`All${counts.completed}`);
  await expect(tab(page, "To decide")).toHaveText(`To decide${counts.to_decide}`);
  await expect(tab(page, "Pending")).toHaveText("Pending0");
});

test("an interview’s tabs count what changes, by themselves", async ({
  page,
  mark,
  member,
  invite,
  takeSession,
  service,
}) => {
  await takeSession(member("recruiter"));
  const { interviews } = await (await page.request.get("/api/interviews")).json();
  const { id: interview } = interviews[0];
  const one = await invite({ email: `amara.${mark}@example.com` });
  await page.goto(`/assessments?interview=${interview}`);
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
  const before = await countsOf(page, `interview=${interview}`);
  await expect(tab(page, "Pending")).toHaveText(`Pending${before.pending}`);

  await complete(service, one.id, false);
  // With the next look at the service, and a while after the row.
  await expect(tab(page, "Pending")).toHaveText(`Pending${before.pending - 1}`, { timeout: 60_000 });
  await expect(tab(page, "To decide")).toHaveText(`To decide${before.to_decide + 1}`);

  // A search narrows what the tabs count.
  await page.goto(`/assessments?interview=${interview}&q=${mark}`);
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
  await expect(page.getByText("1 found")).toBeVisible();
  await expect(tab(page, "All")).toHaveText("All1");
  await page.getByRole("button", { name: "Clear search" }).click();
  await expect(tab(page, "All")).toHaveText(`All${before.all}`);
  await page.getByRole("combobox", { name: "Filter by interview" }).click();
  await page.getByRole("button", { name: "All interviews" }).last().click();
  await expect(page).not.toHaveURL(/interview=/);
  const whole = await countsOf(page, "status=all");
  await expect(tab(page, "Pending")).toHaveText(`Pending${whole.pending}`);
});

test("an interview that nobody was invited to isn’t taken for an empty Shortlist", async ({
  page,
  member,
  takeSession,
}) => {
  await takeSession(member("recruiter"));
  await page.goto("/assessments?interview=4711");
  await expect(page.getByText("Nothing matches")).toBeVisible();
  await expect(tab(page, "All")).toHaveText("All0");
});

test("on a phone the tabs are one line to swipe, with the open one in sight", async ({
  page,
  member,
  takeSession,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await takeSession(member("recruiter"));
  for (const [queue, name] of [
    ["reject", "Rejected"],
    ["all", "All"],
  ] as const) {
    await page.goto(`/assessments?queue=${queue}`);
    await expect(tab(page, name)).toHaveAttribute("aria-current", "page");
    await expect(tab(page, name)).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
});
