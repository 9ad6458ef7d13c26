import type { Page } from "@playwright/test";
import { openDatabase } from "@/lib/db/opening/open-database";
import type { Service } from "./support/start-service";
import { expect, test as withService } from "./with-service";

const manners = {
  away: (service: Service) => service.stop(),
  usual: async () => undefined,
  page: (service: Service) => service.answerAll({ kind: "garbage", contentType: "text/html" }),
};

/** How the service treats the first who asks. */
const test = withService.extend<{ manner: keyof typeof manners }>({
  manner: ["away", { option: true }],
  service: async ({ service, manner }, use) => {
    await manners[manner](service);
    await use(service);
  },
});

test.use({ alone: true, assessments: 3 });

const noConnection = (page: Page) => page.getByText("No connection to the assessment service yet");

/** Each screen says that one thing, and nothing that isn’t known. */
async function expectOneState(page: Page, why: RegExp, expectAccessible: () => Promise<void>): Promise<void> {
  for (const path of [
    "/assessments",
    "/assessments?queue=pending",
    "/assessments?archived=1",
    "/assessments?q=anna",
    "/interviews",
    "/insights",
  ]) {
    await page.goto(path);
    await expect(noConnection(page), path).toHaveCount(1);
    await expect(page.getByText(why), path).toHaveCount(1);
    await expect(page.getByText(/last known data|nobody is pending|no assessments? (is|match)/i)).toHaveCount(
      0,
    );
    await expect(page.getByRole("main").getByRole("table")).toHaveCount(0);
    await expect(page.getByRole("navigation", { name: "Main" }).getByText(/^\d+$/)).toHaveCount(0);
  }
  await expect(page.getByRole("combobox", { name: "Time range" })).toHaveCount(0);
  await expectAccessible();
  await page.goto("/assessments");
  const tabs = page.getByRole("navigation", { name: "Queues" });
  await expect(tabs.getByRole("link", { name: "All", exact: true })).toBeVisible();
  await expect(tabs.getByText(/\d/)).toHaveCount(0);
  await expectAccessible();
}

test("a service that isn’t there is one state on every screen, which fills as soon as it answers", async ({
  page,
  service,
  member,
  takeSession,
  expectAccessible,
}) => {
  await member("administrator", "Ada Okoye");
  await takeSession(member("recruiter"));
  await expectOneState(page, /We can’t reach the assessment service/, expectAccessible);
  await expect(page.getByText(/unreachable since .*, nothing read yet/)).toBeVisible();
  await expect(page.getByText(/If this continues, ask Ada Okoye to check/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Open connection settings" })).toHaveCount(0);

  // Nothing could be chosen in the form: it isn’t there, and says why.
  await page.goto("/assessments/new");
  await expect(page.getByText("No interviews yet")).toBeVisible();
  await expect(page.getByText(/We can’t reach the assessment service/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Create assessment" })).toHaveCount(0);
  await expectAccessible();

  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Search or jump" }).fill("anna");
  await expect(page.getByText(/No results for “anna”. Nothing has been read/)).toBeVisible();
  await page.keyboard.press("Escape");

  const insights = await page.context().newPage();
  await insights.goto("/insights");
  const interviews = await page.context().newPage();
  await interviews.goto("/interviews");
  const home = await page.context().newPage();
  await home.goto("/assessments?queue=all");
  for (const one of [insights, interviews, home]) await expect(noConnection(one)).toBeVisible();
  await service.start();
  // What has failed for a while is tried again the later; and then none of them is loaded again.
  await expect(home.getByText(/^Live/)).toBeVisible({ timeout: 90_000 });
  await expect(
    home.getByRole("navigation", { name: "Queues" }).getByRole("link", { name: /^All ?3$/ }),
  ).toBeVisible();
  await expect(home.getByRole("table").getByRole("row").nth(3)).toBeVisible();
  await expect(page.getByRole("button", { name: "Create assessment" })).toBeVisible();
  await page.getByRole("combobox", { name: "Interview", exact: true }).click();
  await expect(page.getByRole("option").first()).toBeVisible();
  await expect(interviews.getByRole("table").getByRole("row").nth(1)).toBeVisible();
  await expect(insights.getByRole("link", { name: /^3 · Show the invited/ })).toBeVisible();
  for (const one of [page, insights, interviews, home]) await expect(noConnection(one)).toHaveCount(0);
});

test.describe("a service that refuses the key", () => {
  test.use({ env: { ASSESSMENT_API_KEY: "not-the-key-of-anybody" }, manner: "usual" });

  test("leads an administrator to the connection, and tells others whom to ask", async ({
    page,
    member,
    takeSession,
    expectAccessible,
  }) => {
    await takeSession(member("administrator", "Ada Okoye"));
    await expectOneState(page, /doesn’t accept our key/, expectAccessible);
    await expect(page.getByText(/ask an administrator|ask Ada/i)).toHaveCount(0);
    await page.goto("/insights");
    await page.getByText("Technical detail").click();
    await expect(page.getByText(/invalid_key/)).toBeVisible();
    await page.getByRole("link", { name: "Open connection settings" }).click();
    await expect(page).toHaveURL(/\/settings\/connection$/);

    const viewer = await member("viewer");
    await page.context().clearCookies();
    await takeSession(viewer);
    await page.goto("/insights");
    await expect(page.getByText("Ask Ada Okoye to check the connection.")).toBeVisible();
    await expect(page.getByText("Technical detail")).toHaveCount(0);
  });
});

test.describe("a service that answers with a page", () => {
  test.use({ manner: "page" });

  test("is as little read as one that isn’t there", async ({
    page,
    service,
    member,
    takeSession,
    expectAccessible,
  }) => {
    await takeSession(member("viewer"));
    await expectOneState(page, /answered something we can’t read/, expectAccessible);
    await service.heal();
    await expect(page.getByText(/^Live/)).toBeVisible({ timeout: 90_000 });
    await expect(noConnection(page)).toHaveCount(0);
  });
});

test.describe("a long first list", () => {
  test.use({ manner: "away", assessments: 40 });

  test("is read in the open: nothing fails, what is here is counted, and search knows that more will come", async ({
    page,
    shortlist,
    service,
    member,
    takeSession,
    expectAccessible,
  }) => {
    await takeSession(member("recruiter"));
    // As it is while the first list is being written: the service has answered, and some of its rows are here.
    await service.start();
    await page.goto("/assessments?queue=all");
    await expect(page.getByText(/^Live/)).toBeVisible({ timeout: 90_000 });
    await service.holdList();
    const { db, close } = await openDatabase({ dataDir: shortlist.dataDir });
    await db.updateTable("mirror_state").set({ succeeded_at: null, failing_since: null }).execute();
    await close();

    await page.goto("/assessments?queue=all");
    await expect(page.getByText("Reading the first list: 40 assessments so far")).toBeVisible();
    await expect(page.getByRole("table").getByRole("row").nth(3)).toBeVisible();
    await page.goto("/assessments?q=nobody-like-that");
    await expect(page.getByText("The first list is still being read.")).toBeVisible();
    await expectAccessible();
    for (const path of ["/interviews", "/insights"]) {
      await page.goto(path);
      await expect(page.getByText(/first list is still being read: 40 assessments so far/)).toBeVisible();
      await expectAccessible();
    }
    await service.heal();
    await expect(page.getByText(/first list is still being read/)).toHaveCount(0, { timeout: 60_000 });
  });
});
