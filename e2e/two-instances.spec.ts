import { findServer, startServer } from "../lib/db/testing-postgres";
import { type Shortlist, startShortlist } from "./support/start-shortlist";
import { expect, test as withService } from "./with-service";

const secret = "a secret that both instances share, and long enough";

const test = withService.extend<{ other: Shortlist; postgres: { url: string } }>({
  postgres: async ({ browserName: _ }, use) => {
    const binaries = findServer();
    if (!binaries)
      throw new Error("Two instances share a PostgreSQL: install it (Debian: apt-get install postgresql).");
    const server = startServer(binaries);
    await use(server);
    server.stop();
  },
  shortlist: async ({ service, postgres }, use) => {
    const shortlist = await startShortlist({
      ...service.env,
      DATABASE_URL: postgres.url,
      AUTH_SECRET: secret,
    });
    await use(shortlist);
    await shortlist.stop();
    shortlist.remove();
  },
  other: async ({ shortlist: _, service, postgres }, use) => {
    const other = await startShortlist({ ...service.env, DATABASE_URL: postgres.url, AUTH_SECRET: secret });
    await use(other);
    await other.stop();
    other.remove();
  },
});

test.use({ alone: true, assessments: 3 });

test("a completion turns in the browsers of both instances, and of the one that outlives the other", async ({
  browser,
  service,
  shortlist,
  other,
  member,
  signIn,
}) => {
  const dana = await member("recruiter");
  const pages = await Promise.all(
    [shortlist, other].map(async ({ url }) => (await browser.newContext({ baseURL: url })).newPage()),
  );
  const record = async () =>
    (await (await fetch(`${service.origin}/__control/assessments`)).json()) as {
      id: number;
      state: string;
    }[];
  const pending = (await record()).filter(({ state }) => state === "pending");
  const complete = (assessmentId?: number) =>
    fetch(`${service.origin}/__control/complete`, {
      method: "POST",
      body: JSON.stringify({ assessmentId, recommended: true }),
    });
  for (const page of pages) {
    await signIn(dana, page);
    await expect(page.getByText(/^Live · checked/)).toBeVisible();
  }
  const recommended = (page: (typeof pages)[number]) =>
    page.getByRole("row").filter({ hasText: "Recommended" }).filter({ hasNotText: "Not recommended" });
  const before = await Promise.all(pages.map((page) => recommended(page).count()));

  await complete(pending[0]?.id);
  for (const [index, page] of pages.entries())
    await expect(recommended(page)).toHaveCount((before[index] ?? 0) + 1);

  await shortlist.stop("SIGKILL");
  await complete(pending[1]?.id);
  const survivor = pages[1];
  if (survivor) await expect(recommended(survivor)).toHaveCount((before[1] ?? 0) + 2, { timeout: 90_000 });
});
