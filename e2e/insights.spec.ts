import { expect } from "@playwright/test";
import { untilItRuns } from "./support/page-runs";
import { test } from "./with-service";

test("insights show how invitations turn into results, and lead to the rows behind them", async ({
  page,
  member,
  signIn,
  expectAccessible,
}) => {
  await signIn(member("viewer"));
  await page.getByRole("link", { name: "Insights" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Insights" })).toBeVisible();
  const figures = page.getByRole("region", { name: "In this time" });
  await expect(figures.getByRole("link")).toHaveCount(3);
  // The chart says in words what it shows, and has a table beside it.
  const chart = page.getByRole("figure", { name: /invited and \d+ completed, \d+ of them recommended/ });
  await expect(chart.locator("svg").first()).toBeVisible();
  await expectAccessible();
  await page.getByRole("combobox", { name: "Show as" }).click();
  await page.getByRole("option", { name: "Table" }).click();
  await expect(page.getByRole("columnheader", { name: "Seen completed" })).toBeVisible();
  await expectAccessible();

  const completed = figures.getByRole("link", { name: /Show the completed/ });
  const done = (await completed.textContent()) ?? "";
  await completed.click();
  await expect(page).toHaveURL(/status=completed/);
  await expect(page.getByText(`${done} found`, { exact: true })).toBeVisible();
  await page.goBack();

  const recommended = figures.getByRole("link", { name: /Show the recommended/ });
  const count = (await recommended.textContent()) ?? "";
  await recommended.click();
  await expect(page).toHaveURL(/status=recommended/);
  await expect(page.getByRole("link", { name: new RegExp(`^All ?${count}$`) })).toHaveAttribute(
    "aria-current",
    "page",
  );
});

test("what a recruiter has archived is among the rows behind a figure", async ({
  page,
  member,
  takeSession,
  shortlist,
}) => {
  await takeSession(member("recruiter"));
  const { assessments } = await (
    await page.request.get("/api/assessments?status=completed&sort=-created&limit=1")
  ).json();
  const archived = await page.request.post("/api/assessments/archive", {
    headers: { origin: shortlist.url },
    data: { ids: [assessments[0].id], archived: true },
  });
  expect((await archived.json()).changed).toHaveLength(1);
  const { total } = await (
    await page.request.get("/api/assessments?status=completed&archived=1&limit=1")
  ).json();
  await page.goto("/insights");
  const figure = page.getByRole("link", { name: /Show the completed/ });
  const count = (await figure.textContent()) ?? "";
  await figure.click();
  await expect(page).toHaveURL(/status=completed/);
  await expect(page.getByText(`${count} found`, { exact: true })).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Filter by archive" })).toHaveText("Archived included");
  const row = page.getByRole("row").nth(1);
  await expect(row).toContainText("Archived");
  // Archived ones may be hidden again, or shown alone.
  await page.getByRole("combobox", { name: "Filter by archive" }).click();
  await page.getByRole("option", { name: "Archived only" }).click();
  await expect(page.getByText(`${total} found`, { exact: true })).toBeVisible();
});

test("each figure by interview leads to as many rows", async ({ page, member, takeSession }) => {
  await takeSession(member("viewer"));
  await page.goto("/insights");
  const funnel = page.getByRole("table", { name: "By interview" });
  // Who the completed ones are is learned one by one.
  await expect(funnel.getByRole("link", { name: /^\d+ recommended for / }).first()).toBeVisible({
    timeout: 90_000,
  });
  for (const kind of ["invited", "completed", "recommended"]) {
    await page.goto("/insights?range=year");
    const figure = funnel.getByRole("link", { name: new RegExp(`^\\d+ ${kind} for `) }).first();
    const count = (await figure.textContent()) ?? "";
    await figure.click();
    await expect(page).toHaveURL(/interview=\d+&createdFrom=[^&]+&createdTo=/);
    await expect(page.getByText(`${count} found`, { exact: true })).toBeVisible();
  }
});

test("from those pending longest one comes to all that are pending, the oldest first", async ({
  page,
  member,
  takeSession,
}) => {
  await takeSession(member("viewer"));
  await page.goto("/insights");
  await page.getByRole("link", { name: "See all pending, oldest first" }).click();
  await expect(page).toHaveURL(/\/assessments\?queue=pending&sort=created$/);
  await expect(page.getByRole("link", { name: /^Pending/ })).toHaveAttribute("aria-current", "page");
});

test("a shorter time and one interview narrow the figures, and stay in the address", async ({
  page,
  member,
  takeSession,
}) => {
  await takeSession(member("viewer"));
  await page.goto("/insights");
  const range = page.getByRole("combobox", { name: "Range of time" });
  await untilItRuns(range);
  await range.click();
  await page.getByRole("option", { name: "Last 30 days" }).click();
  await expect(page).toHaveURL(/range=month/);
  await expect(page.getByText("Invited and completed each day")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Invited and completed each day")).toBeVisible();

  // Where the filters leave nothing, the way out of them is there.
  await page.goto("/insights?invitedBy=nobody-is-called-this");
  await expect(page.getByText("Nothing in this time")).toBeVisible();
  const clear = page.getByRole("button", { name: "Clear filters" });
  await untilItRuns(clear);
  await clear.press("Enter");
  await expect(page.getByRole("figure", { name: /invited and \d+ completed/ })).toBeVisible();
  // The button that was pressed has gone.
  await expect(page.getByRole("main")).toBeFocused();
});

test.describe("where nothing has been completed since", () => {
  test.use({ alone: true });

  test("what was completed before Shortlist first looked is told apart, and the figures add up", async ({
    page,
    member,
    takeSession,
    expectAccessible,
  }) => {
    await takeSession(member("viewer"));
    await page.goto("/insights?range=year");
    const { totals, completedBeforeSeen, series } = await (
      await page.request.get("/api/insights?from=2026-01-01T00:00:00Z&zone=Europe/Berlin")
    ).json();
    // All of it was there when Shortlist began to look.
    expect(totals.completed).toBeGreaterThan(0);
    expect(completedBeforeSeen.completed).toBe(totals.completed);
    expect(
      series.every((one: { completedThen: { completed: number } }) => one.completedThen.completed === 0),
    ).toBe(true);
    const over = page.getByRole("region", { name: "Over time" });
    await expect(
      over.getByText(/^All \d+ completed had finished before Shortlist first saw them/),
    ).toBeVisible();
    // The chart names what is in it.
    const legend = over.getByRole("figure").locator("figcaption");
    await expect(legend).toHaveText("Invited");
    await expectAccessible();

    await over.getByRole("combobox", { name: "Show as" }).click();
    await page.getByRole("option", { name: "Table" }).click();
    const apart = over.getByRole("row", { name: /^Completed before Shortlist first saw them/ });
    const together = over.getByRole("row", { name: /^Total/ });
    const figure = page
      .getByRole("region", { name: "In this time" })
      .getByRole("link", { name: /Show the completed/ });
    const completed = (await figure.textContent()) ?? "";
    await expect(apart.getByRole("cell").nth(1)).toHaveText(completed);
    await expect(together.getByRole("cell").nth(1)).toHaveText(completed);
    await expectAccessible();
  });
});
