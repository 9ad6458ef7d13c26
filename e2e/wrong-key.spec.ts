import { expect, test } from "./with-service";

test.use({ alone: true, assessments: 3, env: { ASSESSMENT_API_KEY: "not-the-key-of-anybody" } });

test("with a wrong key the dashboard runs: a recruiter reads what it means, an administrator why", async ({
  page,
  browser,
  shortlist,
  member,
  signIn,
  takeSession,
  expectAccessible,
}) => {
  await signIn(member("recruiter"));
  await expect(
    page.getByText(/doesn’t accept our key. Nothing has been read from it yet/).first(),
  ).toBeVisible();
  await expectAccessible();
  const { sync } = await (await page.request.get("/api/assessments")).json();
  expect(sync).toMatchObject({ state: "failing" });
  expect(sync.technical).toBeUndefined();

  const context = await browser.newContext({ baseURL: shortlist.url });
  const administrator = await context.newPage();
  await takeSession(member("administrator"), administrator);
  await administrator.goto("/settings/connection");
  await expect(administrator.getByText(/invalid_key/).first()).toBeAttached();
  await expect(administrator.getByText(/401/).first()).toBeAttached();
  await context.close();
});
