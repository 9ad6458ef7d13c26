import { expect } from "@playwright/test";
import { en } from "@/lib/i18n/messages/en";
import { untilItRuns } from "./support/page-runs";
import { readTable } from "./support/read-table";
import { test } from "./with-service";

test("insights show how invitations turn into results, and lead to the rows behind them", {
  tag: "@story",
}, async ({ page, member, signIn, expectAccessible }) => {
  await signIn(member("viewer"));
  await page.getByRole("link", { name: "Insights" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Insights" })).toBeVisible();
  const figures = page.getByRole("region", { name: "In this period" });
  await expect(figures.getByRole("link", { name: /Show the/ })).toHaveCount(4);
  // The chart says in words what it shows, and can be shown as a table.
  const chart = page.getByRole("figure", { name: /: Invited: \d+/ });
  for (const part of await chart.locator("figcaption > span").allTextContents())
    await expect(chart).toHaveAccessibleName(new RegExp(`${part}: \\d+`));
  // A week’s figures are in a line of their own, where they cover nothing.
  await expect(async () => {
    // It listens only once it is drawn.
    await chart.getByRole("application").hover({ position: { x: 200, y: 100 } });
    await chart.getByRole("application").hover({ position: { x: 210, y: 100 } });
    await expect(chart.getByRole("status")).toContainText(/Invited: \d+/, { timeout: 1_000 });
  }).toPass();
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
  const range = page.getByRole("combobox", { name: "Time range" });
  await untilItRuns(range);
  await range.click();
  await page.getByRole("option", { name: "Last 30 days" }).click();
  await expect(page).toHaveURL(/range=month/);
  await expect(page.getByText("Invited and completed each day")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Invited and completed each day")).toBeVisible();

  // Where the filters leave nothing, the way out of them is there.
  await page.goto("/insights?invitedBy=nobody-is-called-this");
  await expect(page.getByText("Nothing in this period")).toBeVisible();
  const clear = page.getByRole("button", { name: "Clear filters" });
  await untilItRuns(clear);
  await clear.press("Enter");
  await expect(page.getByRole("figure", { name: /: Invited: \d+/ })).toBeVisible();
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
      over.getByText(/^All \d+ completed had finished before Shortlist first looked/),
    ).toBeVisible();
    await expect(over.getByRole("application", { name: en.insights.overTimeKeys })).toBeVisible();
    // The chart names what is in it.
    const legend = over.getByRole("figure").locator("figcaption");
    await expect(legend).toHaveText("InvitedCompleted before Shortlist first looked");
    await expectAccessible();

    await over.getByRole("combobox", { name: "Show as" }).click();
    await page.getByRole("option", { name: "Table" }).click();
    const together = over.getByRole("row", { name: /^Total/ });
    const figure = page
      .getByRole("region", { name: "In this period" })
      .getByRole("link", { name: /Show the completed/ });
    const completed = (await figure.textContent()) ?? "";
    await expect(over.getByRole("columnheader").nth(4)).toHaveText("Completed before Shortlist first looked");
    await expect(together.getByRole("cell").nth(3)).toContainText(completed);
    await expectAccessible();
  });
});

test.describe("of a dashboard of one’s own", () => {
  test.use({ alone: true });

  test("decisions stand against recommendations, and each number leads to as many rows", async ({
    page,
    shortlist,
    member,
    takeSession,
    expectAccessible,
  }) => {
    await takeSession(member("recruiter", "Dana Whitfield"));
    const { assessments } = await (
      await page.request.get("/api/assessments?status=completed&limit=200")
    ).json();
    const ids = (status: string) =>
      assessments
        .filter((one: { status: string }) => one.status === status)
        .map((one: { id: number }) => one.id);
    const decide = async (some: number[], decision: string) => {
      const headers = { origin: shortlist.url };
      const answer = await page.request.post("/api/assessments/decisions", {
        headers,
        data: { ids: some, decision },
      });
      expect(answer.ok()).toBe(true);
    };
    const [recommended, declined] = [ids("recommended"), ids("not_recommended")];
    await decide(recommended.slice(0, 4), "advance");
    await decide(recommended.slice(4, 5), "reject");
    await decide(declined.slice(0, 2), "reject");
    await decide(declined.slice(2, 3), "hold");

    await page.goto("/insights?range=year");
    const matrix = page.getByRole("table", { name: "Decisions and recommendations" });
    const cells = [
      ["4 Recommended: Advanced", 4],
      ["1 Recommended: Rejected", 1],
      ["2 Not recommended: Rejected", 2],
      ["1 Not recommended: On hold", 1],
      [`${recommended.length - 5} Recommended: Undecided`, recommended.length - 5],
    ] as const;
    await expect(page.getByText("6 of the 7 decisions to advance or reject followed")).toBeVisible();
    await expectAccessible();
    for (const [name, count] of cells) {
      await page.goto("/insights?range=year");
      await matrix.getByRole("link", { name, exact: true }).click();
      await expect(page).toHaveURL(/\/assessments\?/);
      await expect(page.getByText(`${count} found`, { exact: true })).toBeVisible();
    }

    // Who decided is counted alone: the list can’t be narrowed to that.
    await page.goto("/insights?range=year");
    const dana = page.getByRole("table", { name: "By recruiter" }).getByRole("row", { name: /^Dana/ });
    await expect(dana.getByRole("cell").nth(3)).toHaveText("8");

    const interviews = page.getByRole("table", { name: "By interview" });
    for (const kind of ["To decide", "Advanced", "Rejected"]) {
      await page.goto("/insights?range=year");
      const figure = interviews.getByRole("link", { name: new RegExp(`: ${kind}$`) }).first();
      const count = (await figure.textContent()) ?? "";
      await figure.click();
      await expect(page.getByText(`${count} found`, { exact: true })).toBeVisible();
    }
  });

  test("what is pending stands by its age, and few times make no quartiles", async ({
    page,
    member,
    takeSession,
    expectAccessible,
  }) => {
    await takeSession(member("viewer"));
    await page.goto("/insights");
    const ages = page.getByRole("table", { name: "Pending by age" });
    await expect(ages.getByRole("rowheader")).toHaveText([
      "Under 3 days",
      "3 to 7 days",
      "7 to 14 days",
      "14 days or more",
    ]);
    const { counts } = await (await page.request.get("/api/assessments?limit=1")).json();
    const shown = await ages.getByRole("cell").allTextContents();
    expect(shown.reduce((sum, text) => sum + Number(text), 0)).toBe(counts.pending);
    await expectAccessible();
    const last = ages.getByRole("link", { name: /14 days or more$/ });
    const count = (await last.textContent()) ?? "";
    await last.click();
    await expect(page).toHaveURL(/queue=pending/);
    await expect(page.getByText(`${count} found`, { exact: true })).toBeVisible();

    await page.goto("/insights");
    const times = page.getByRole("region", { name: /to decide$/ });
    await expect(times.getByText(/Quartiles appear from 5/)).toBeVisible();
    await expect(times.getByRole("definition")).toHaveCount(0);
  });
});

test("a table wider than its place still says whose figures they are while it is scrolled", async ({
  page,
  member,
  takeSession,
}) => {
  await takeSession(member("recruiter"));
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto("/insights");
  const area = page.getByRole("region", { name: "By interview, as a table" });
  await area.getByRole("table").evaluate((it) => {
    it.style.minWidth = "1200px";
  });
  const first = area.getByRole("rowheader").first();
  await first.scrollIntoViewIfNeeded();
  const before = await first.boundingBox();
  await area.evaluate((it) => {
    it.scrollLeft = it.scrollWidth;
  });
  await expect(area.getByRole("columnheader").last()).toBeInViewport();
  expect((await first.boundingBox())?.x).toBe(before?.x);
});

test.describe("in German", () => {
  test.use({ locale: "de-DE" });

  test("on a phone every figure is in sight under its column’s name, and the tables stay tables", async ({
    page,
    member,
    takeSession,
  }) => {
    await takeSession(member("recruiter"));
    await page.goto("/insights");
    const funnel = page.getByRole("table", { name: "Nach Interview" });
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 700 });
      const unlike = () =>
        funnel.evaluate((table) => {
          const heads = [...table.querySelectorAll("thead th")].slice(1).map((head) => head.textContent);
          const places = [...table.querySelectorAll("tbody tr")].flatMap((row) =>
            [...row.querySelectorAll("td")].map((cell, at) => ({
              isNamed: getComputedStyle(cell, "::before").content.startsWith(JSON.stringify(heads[at])),
              isInSight:
                cell.scrollWidth <= cell.clientWidth && cell.getBoundingClientRect().right <= innerWidth,
            })),
          );
          const wrong = places.filter(({ isNamed, isInSight }) => !isNamed || !isInSight);
          return places.length > 0 ? wrong : ["no figures"];
        });
      await expect.poll(unlike, `at ${width} px`).toEqual([]);
    }
    const rows = await readTable(page);
    const [head = [], row = []] = ["Interview", "Backend Engineer"].map(
      (name) => rows.find(([first]) => first?.name === name) ?? [],
    );
    expect(head.length).toBeGreaterThan(6);
    expect(row.map(({ role }) => role)).toEqual(["rowheader", ...head.slice(1).map(() => "cell")]);
  });
});
