import { expect, test } from "./fixtures";

test("a viewer sees the assessments, but can neither create one nor take a candidate’s link", {
  tag: "@story",
}, async ({ page, member, signIn }) => {
  await signIn(member("viewer"));
  await expect(page.getByRole("table").getByRole("row").nth(1)).toBeVisible();
  await expect(page.getByRole("link", { name: /New assessment/ })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /Copy link/ })).toHaveCount(0);
  expect(await page.content()).not.toContain("/sandbox/apply/");

  const list = await page.request.get("/api/assessments");
  expect(list.ok()).toBe(true);
  expect(await list.text()).not.toContain("/sandbox/apply/");

  const origin = new URL(page.url()).origin;
  const body = { interviewId: 1, candidate: { email: "x@example.com" } };
  const created = await page.request.post("/api/assessments", { data: body, headers: { origin } });
  expect(created.status()).toBe(403);
  expect((await page.request.get("/sandbox/outbox")).status()).toBe(403);

  await page.goto("/assessments/new");
  await expect(page.getByRole("button", { name: "Create assessment" })).toHaveCount(0);
});

test("somebody who is disabled is out", { tag: "@story" }, async ({
  page,
  shortlist,
  member,
  takeSession,
  allowedErrors,
}) => {
  allowedErrors.push(/401/);
  const person = await member("recruiter");
  await member("administrator");
  await takeSession(person);
  await shortlist.users(["disable", "--email", person.email]);
  expect((await page.request.get("/api/assessments")).status()).toBe(401);
  await page.goto("/assessments?queue=all");
  await expect(page).toHaveURL(/\/sign-in/);
});
