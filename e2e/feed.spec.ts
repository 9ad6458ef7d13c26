import { expect, type Page } from "@playwright/test";
import { type Counter, countStreams } from "./support/count-streams";
import type { Service } from "./support/start-service";
import { test as base } from "./with-service";

const events = "/api/assessments/events";
const changes = "/api/assessments/changes";

const test = base.extend<{ counter: Counter }>({
  counter: async ({ shortlist }, use) => {
    const counter = await countStreams(shortlist.url);
    await use(counter);
    await counter.close();
  },
  baseURL: async ({ counter }, use) => use(counter.url),
});

/** The service’s newest pending assessment. */
async function pendingId({ origin }: Service): Promise<number> {
  const recorded: { id: number; state: string }[] = await (
    await fetch(`${origin}/__control/assessments`)
  ).json();
  const pending = recorded.findLast(({ state }) => state === "pending");
  if (!pending) throw new Error("Nothing is pending.");
  return pending.id;
}

/** A candidate finishes somewhere, and nobody tells Shortlist. */
async function completeOne(service: Service): Promise<void> {
  await fetch(`${service.origin}/__control/complete`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ assessmentId: await pendingId(service), recommended: true }),
  });
}

/** Where to see one assessment become completed; a mark shows that the page was not loaded anew. */
async function watchOne(page: Page, id: number): Promise<() => Promise<void>> {
  await page.goto(`/assessments/${id}`);
  await expect(page.getByText("Pending", { exact: true }).first()).toBeVisible();
  await page.evaluate(() => document.body.setAttribute("data-same-page", ""));
  return async () => {
    await expect(page.getByText("Recommended", { exact: true }).first()).toBeVisible();
    await expect(page.locator("body[data-same-page]")).toBeAttached();
  };
}

test("eight tabs of a browser share one stream, and all see a result arrive", async ({
  page,
  context,
  member,
  signIn,
  service,
  counter,
}) => {
  await signIn(member("recruiter"));
  const id = await pendingId(service);
  const others = await Promise.all(Array.from({ length: 7 }, () => context.newPage()));
  const seen = await Promise.all(others.map((other) => watchOne(other, id)));
  await expect.poll(() => counter.open(events)).toBe(1);
  expect(counter.asked(events)).toBe(1);

  await completeOne(service);
  await Promise.all(seen.map((see) => see()));
  await expect(page.getByRole("heading", { level: 1, name: "Assessments" })).toBeVisible();
  expect(counter.asked(events)).toBe(1);
});

test("who signs out in one tab is signed out in all, and the stream is over", async ({
  page,
  context,
  member,
  signIn,
  counter,
  allowedErrors,
}) => {
  // What the other tab was asking for when it was signed out.
  allowedErrors.push(/401.*\/api\/(interviews\/weeks|session\/activity)/);
  await signIn(member("recruiter"));
  const other = await context.newPage();
  await other.goto("/interviews");
  await expect.poll(() => counter.open(events)).toBe(1);
  await page.getByRole("button", { name: /Dana Whitfield/ }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/\/sign-in$/);
  await expect(other).toHaveURL(/\/sign-in\?next=%2Finterviews$/);
  await expect.poll(() => counter.open(events)).toBe(0);
});

test("somebody who is disabled loses the stream, and the page with it", async ({
  page,
  member,
  signIn,
  shortlist,
  counter,
}) => {
  const person = await member("recruiter");
  await signIn(person);
  await expect.poll(() => counter.open(events)).toBe(1);
  await shortlist.users(["disable", "--email", person.email]);
  await expect(page).toHaveURL(/\/sign-in\?next=/);
  await expect.poll(() => counter.open(events)).toBe(0);
});

test("what changed while the line was broken is there once it is mended", { tag: "@story" }, async ({
  page,
  member,
  takeSession,
  service,
  counter,
  allowedErrors,
}) => {
  allowedErrors.push(/ERR_|Failed to load/);
  await takeSession(member("recruiter"));
  const seen = await watchOne(page, await pendingId(service));
  await expect.poll(() => counter.open(events)).toBe(1);
  counter.breakLine();
  await completeOne(service);
  counter.mend();
  await seen();
  await expect.poll(() => counter.open(events)).toBe(1);
});

test("a withheld stream is replaced by asking every few seconds, which the list says, until it is heard", async ({
  page,
  member,
  signIn,
  service,
  counter,
}) => {
  counter.withhold();
  await signIn(member("recruiter"));
  const line = page.getByText("Updates every few seconds");
  await expect(line).toBeVisible({ timeout: 20_000 });
  const before = await page.locator("tbody tr").filter({ hasText: "Recommended" }).count();
  await completeOne(service);
  await expect(page.locator("tbody tr").filter({ hasText: "Recommended" })).toHaveCount(before + 1);
  await expect(line).toBeVisible();

  // Coming back online retries the stream, as the network may be a different one.
  counter.mend();
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
});

test("coming back, being online again and waking up ask for changes at once", async ({
  page,
  context,
  member,
  takeSession,
  counter,
}) => {
  await page.clock.install();
  await takeSession(member("viewer"));
  await page.goto("/assessments");
  await expect.poll(() => counter.open(events)).toBe(1);
  await expect(page.getByText(/^Live/)).toBeVisible();
  expect(counter.asked(changes)).toBe(0);
  const asksOnce = async (what: string, act: () => Promise<unknown>) => {
    const before = counter.asked(changes);
    await act();
    await expect.poll(() => counter.asked(changes), what).toBe(before + 1);
  };
  await asksOnce("shown again", async () => {
    const other = await context.newPage();
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await other.close();
  });
  await asksOnce("online again", async () => {
    await page.context().setOffline(true);
    await page.context().setOffline(false);
  });
  await asksOnce("woken up", async () => {
    await page.clock.setSystemTime(Date.now() + 3_600_000);
    await page.clock.runFor(4_000);
  });
  await expect.poll(() => counter.open(events)).toBe(1);
});

test("a tab whose shared worker has died goes on by itself", async ({
  page,
  browser,
  member,
  takeSession,
  service,
  counter,
}) => {
  await page.clock.install();
  await takeSession(member("recruiter"));
  const seen = await watchOne(page, await pendingId(service));
  await expect.poll(() => counter.open(events)).toBe(1);
  const devtools = await browser.newBrowserCDPSession();
  const { targetInfos } = await devtools.send("Target.getTargets");
  const worker = targetInfos.find(({ type, url }) => type === "shared_worker" && url.startsWith(counter.url));
  if (!worker) throw new Error("There is no shared worker.");
  await devtools.send("Target.closeTarget", { targetId: worker.targetId });
  await expect.poll(() => counter.open(events)).toBe(0);
  expect(counter.asked(changes)).toBe(0);

  await completeOne(service);
  // It calls out every 20 s, and gives up when nobody has answered for 30 s.
  for (let round = 0; round < 4; round += 1) await page.clock.fastForward(20_500);
  await seen();
  expect(counter.asked(changes)).toBeGreaterThan(0);
  expect(counter.asked(events)).toBe(1);
});

test("a browser without shared workers asks for what changed", async ({
  page,
  member,
  takeSession,
  service,
  counter,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "SharedWorker"));
  await takeSession(member("viewer"));
  await page.goto("/assessments");
  await expect(page.getByText("Updates every few seconds")).toBeVisible();
  const seen = await watchOne(page, await pendingId(service));
  await completeOne(service);
  await seen();
  expect(counter.asked(events)).toBe(0);
  expect(counter.asked(changes)).toBeGreaterThan(0);
});

test.describe("where the server ends", () => {
  test.use({ alone: true });

  test("the stream is for who is signed in, arrives as it is written, and ends when the server does", async ({
    page,
    member,
    signIn,
    request,
    shortlist,
    allowedErrors,
  }) => {
    for (const path of [events, changes]) {
      const refused = await request.get(path);
      expect(refused.status()).toBe(401);
      expect(refused.headers()["content-type"]).toContain("problem+json");
      expect(await refused.text()).not.toContain("counts");
    }
    await signIn(member("viewer"));
    const malformed = await page.request.get(`${events}?after=4711`);
    expect(malformed.status()).toBe(400);
    const first = await page.evaluate(async (path) => {
      const answer = await fetch(path);
      const chunk = await answer.body?.getReader().read();
      return {
        text: new TextDecoder().decode(chunk?.value),
        type: answer.headers.get("content-type"),
        encoding: answer.headers.get("content-encoding"),
        cache: answer.headers.get("cache-control"),
      };
    }, events);
    expect(first).toMatchObject({
      type: "text/event-stream",
      encoding: null,
      cache: "private, no-store, no-transform",
    });
    expect(first.text).toMatch(/^event: changes\nid: [\w-]+-\d+\ndata: \{.*\}\n\n$/);
    expect(first.text).not.toContain("applicationUrl");

    allowedErrors.push(/ERR_|Failed to load/);
    // One that a stream holds is killed after ten seconds, and has no exit code.
    expect(await shortlist.stop()).toBe(0);
  });
});
