import type { BrowserContext } from "@playwright/test";
import { openDatabase } from "@/lib/db/opening/open-database";
import { catalogue as de } from "@/lib/i18n/messages/de/catalogue";
import { en } from "@/lib/i18n/messages/en";
import { expect, test } from "./fixtures";
import type { Shortlist } from "./support/start-shortlist";

/** The request header of this browser's cookies, for a caller that copied them. */
const copied = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");

/** How the dashboard answers a request with nothing but this header. */
const statusFor = async (url: string, cookie: string) =>
  (await fetch(`${url}/api/assessments`, { headers: { cookie } })).status;

/** Changes the sessions that the dashboard has, as time would. */
async function change(shortlist: Shortlist, set: { started_at: string }): Promise<void> {
  const { db, close } = await openDatabase({ dataDir: shortlist.dataDir });
  await db.updateTable("sessions").set(set).execute();
  await close();
}

test("sign-out ends the session in all tabs and for whoever copied the cookie, which scripts can’t read", {
  tag: "@story",
}, async ({ page, context, shortlist, member, signIn }) => {
  await signIn(member("recruiter"));
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
  const other = await context.newPage();
  await other.goto("/interviews");
  await expect(other.getByRole("heading", { level: 1, name: "Interviews" })).toBeVisible();
  const [cookie] = (await context.cookies()).filter(({ name }) => name.includes("session-token"));
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax" });
  const copy = await copied(context);
  expect(await statusFor(shortlist.url, copy)).toBe(200);

  await page.getByRole("button", { name: /Dana Whitfield/ }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/\/sign-in/);
  await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
  await expect(page.getByText(/without activity/)).toHaveCount(0);
  await expect(other).toHaveURL(/\/sign-in\?next=%2Finterviews/);
  expect((await page.request.get("/api/assessments")).status()).toBe(401);
  expect(await statusFor(shortlist.url, copy)).toBe(401);
});

test("what is missing where one signs in is said at its field, in the page’s words", {
  tag: "@story",
}, async ({ browser, shortlist, member, expectAccessible }) => {
  // Before that nobody can sign in.
  await member("viewer");
  for (const [locale, texts] of [
    ["en-GB", en],
    ["de-DE", de],
  ] as const) {
    const page = await browser.newPage({ locale, baseURL: shortlist.url });
    await page.goto("/sign-in");
    const email = page.getByLabel(texts.common.email, { exact: true });
    const password = page.getByLabel(texts.auth.password, { exact: true });
    await page.getByRole("button", { name: texts.common.signIn }).click();
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(texts.fields.enterYourEmail);
    await expect(password).toHaveAccessibleDescription(texts.fields.enterYourPassword);
    await expectAccessible(page);
    await email.fill("dana@");
    await expect(email).toHaveAccessibleDescription("");
    await password.fill("x");
    await page.keyboard.press("Enter");
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(texts.fields.notAnEmail);
    await email.fill("dana@example.com");
    await password.fill("");
    await page.keyboard.press("Enter");
    await expect(password).toBeFocused();
    await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
    await page.close();
  }
});

test("the profile shows where one is signed in, and ends another session with its stream", async ({
  browser,
  page,
  shortlist,
  member,
  takeSession,
  signIn,
  expectAccessible,
}) => {
  const vera = await member("viewer");
  const phone = await browser.newContext({
    baseURL: shortlist.url,
    userAgent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
  });
  const elsewhere = await phone.newPage();
  await signIn(vera, elsewhere);
  await expect(elsewhere.getByText(/^Live · checked/)).toBeVisible();
  const third = await browser.newContext({ baseURL: shortlist.url });
  await takeSession(vera, await third.newPage());

  await takeSession(vera);
  await page.goto("/settings/profile");
  const sessions = page.getByRole("region", { name: "Sessions" });
  await expect(sessions.getByRole("listitem")).toHaveCount(3);
  const mine = sessions.getByRole("listitem").first();
  await expect(mine).toContainText("This session");
  await expect(mine.getByRole("button")).toHaveCount(0);
  const theirs = sessions.getByRole("listitem").filter({ hasText: "Safari on iOS" });
  await expect(theirs).toContainText("127.0.0.1");
  await expectAccessible();

  await theirs.getByRole("button", { name: /^Sign out: Safari on iOS/ }).click();
  await expect(sessions.getByRole("status").filter({ hasText: "Signed out: Safari on iOS" })).toBeVisible();
  await expect(sessions.getByRole("listitem")).toHaveCount(2);
  // The keyboard goes on from there.
  await expect(sessions.getByRole("list")).toBeFocused();
  await expect(elsewhere).toHaveURL(/\/sign-in\?next=%2Fassessments/);
  expect((await phone.request.get("/api/profile")).status()).toBe(401);

  await sessions.getByRole("button", { name: "Sign out all others" }).click();
  await expect(sessions.getByRole("listitem")).toHaveCount(1);
  expect((await third.request.get("/api/profile")).status()).toBe(401);
  expect((await page.request.get("/api/profile")).status()).toBe(200);
  await phone.close();
  await third.close();
});

test("the end that can’t be put off is told before, and takes nothing from whoever is writing", async ({
  page,
  shortlist,
  member,
  takeSession,
  expectAccessible,
}) => {
  await takeSession(member("viewer"));
  const twelveHoursMs = 12 * 3_600_000;
  await change(shortlist, { started_at: new Date(Date.now() - twelveHoursMs + 4 * 60_000).toISOString() });
  await page.goto("/settings/profile");
  const notice = page.getByRole("alert").filter({ hasText: "You will have to sign in again at" });
  await expect(notice).toContainText("can’t be extended");
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await expectAccessible();
  await notice.getByRole("button", { name: "Close" }).click();
  await expect(notice).toHaveCount(0);
});

test.describe("where sessions end after a minute of nothing", () => {
  test.use({ env: { SESSION_IDLE_MINUTES: "1" } });

  test("every tab asks, and one press in one of them goes on in all", async ({
    page,
    context,
    member,
    signIn,
    expectAccessible,
  }) => {
    await signIn(member("viewer"));
    const other = await context.newPage();
    await other.goto("/interviews");
    const [asked, askedThere] = [page, other].map((one) =>
      one.getByRole("alertdialog", { name: "Are you still there?" }),
    );
    if (!asked || !askedThere) throw new Error("Two tabs were opened.");
    await expect(asked).toBeVisible({ timeout: 60_000 });
    await expect(askedThere).toBeVisible();
    await expect(asked.getByRole("timer")).toContainText(/0:[0-3]\d/);
    await expect(asked.getByRole("button", { name: "Stay signed in" })).toBeFocused();
    await expectAccessible();

    await page.keyboard.press("Enter");
    await expect(asked).toBeHidden();
    await expect(askedThere).toBeHidden();
    expect((await page.request.get("/api/profile")).status()).toBe(200);
  });

  test("whoever doesn’t come back is signed out, and finds what they were writing", async ({
    page,
    shortlist,
    member,
    takeSession,
    allowedErrors,
  }) => {
    // The tab asks once more before it leaves.
    allowedErrors.push(/401.*\/api\/session/);
    const ada = await member("administrator");
    await takeSession(ada);
    await page.goto("/settings/templates");
    await page.getByLabel("Subject").fill("Your next step");
    await expect(page.getByRole("alertdialog", { name: "Are you still there?" })).toBeVisible({
      timeout: 60_000,
    });
    const copy = await copied(page.context());
    await expect(page).toHaveURL(/\/sign-in\?next=%2Fsettings%2Ftemplates/, { timeout: 60_000 });
    expect(await statusFor(shortlist.url, copy)).toBe(401);
    await expect(page.getByText("You were signed out after a minute without activity.")).toBeVisible();

    await page.getByLabel("E-mail").fill(ada.email);
    await page.getByLabel("Password", { exact: true }).fill(ada.password);
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByLabel("Subject")).toHaveValue("Your next step");
  });
});
