import { expect, test } from "./fixtures";
import { untilItRuns } from "./support/page-runs";
import { hearAgain, hearNothing, withoutWorkers } from "./support/quiet-feed";

test("a tab of who was signed in before does nothing in the name of who is now, and shows them their own page", async ({
  page,
  mark,
  member,
  invite,
  takeSession,
  allowedErrors,
}) => {
  allowedErrors.push(/401 \(Unauthorized\)/, /net::ERR_FAILED/);
  const dana = await member("recruiter");
  await withoutWorkers(page);
  await takeSession(dana);
  const { id } = await invite({ email: `${mark}@example.com` });
  await page.goto(`/assessments/${id}`);
  const note = page.getByRole("textbox", { name: "Write a note" });
  await untilItRuns(note);
  await note.fill("Strong in the second half");

  await hearNothing(page);
  await takeSession(await member("administrator"));
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "You have been signed out" })).toBeVisible();
  const notes = async () => (await (await page.request.get(`/api/assessments/${id}/notes`)).json()).notes;
  expect(await notes()).toEqual([]);

  await hearAgain(page);
  await expect(page.getByRole("button", { name: /Ada Okoye/ })).toBeVisible();
  await expect(note).toHaveValue("");
  await takeSession(dana);
  await expect(note).toHaveValue("Strong in the second half");
});

test("a tab that comes back into sight shows the page of who is signed in by then", async ({
  page,
  context,
  member,
  signIn,
  takeSession,
  allowedErrors,
}) => {
  allowedErrors.push(/401 \(Unauthorized\)/);
  await withoutWorkers(page);
  // The session’s watcher is there.
  const watched = page.waitForRequest("**/api/session/activity");
  await signIn(member("recruiter"));
  await watched;
  await page.evaluate(() => {
    let state = "hidden";
    Object.defineProperty(document, "visibilityState", { get: () => state });
    document.dispatchEvent(new Event("visibilitychange"));
    Object.assign(window, {
      show: () => {
        state = "visible";
        document.dispatchEvent(new Event("visibilitychange"));
      },
    });
  });
  const other = await context.newPage();
  await takeSession(await member("administrator"), other);
  await page.evaluate(() => (window as unknown as { show: () => void }).show());
  await expect(page.getByRole("button", { name: /Ada Okoye/ })).toBeVisible();
});

test("who wants notices of the browser has their dashboard on plain HTTP too, where there are none", async ({
  browser,
  shortlist,
  page,
  member,
  takeSession,
}) => {
  const dana = await member("recruiter");
  await takeSession(dana);
  const origin = shortlist.url;
  const changed = await page.request.patch("/api/profile", {
    headers: { origin },
    data: { preferences: { browserNotifications: true } },
  });
  expect(changed.ok()).toBe(true);
  // No loopback’s address, for a browser: it has no locks there.
  const plain = await browser.newContext({ baseURL: origin.replace("localhost", "0.0.0.0") });
  const there = await plain.newPage();
  await takeSession(dana, there);
  const errors: string[] = [];
  there.on("pageerror", (error) => errors.push(String(error)));
  const loaded = there.waitForResponse((response) => /\/api\/session\/activity$/.test(response.url()));
  await there.goto("/assessments?queue=all");
  await loaded;
  expect(await there.evaluate(() => window.isSecureContext)).toBe(false);
  await expect(there.getByRole("heading", { level: 1, name: "Assessments" })).toBeVisible();
  expect(errors).toEqual([]);
  await plain.close();
});
