import { expect, test } from "./fixtures";

test("a person has all their assessments in one place, and what happens there comes by itself", {
  tag: "@story",
}, async ({ page, browser, baseURL, mark, member, invite, takeSession, expectAccessible }) => {
  await takeSession(member("recruiter"));
  const email = `${mark}@example.com`;
  await invite({ email, firstName: "Nora", lastName: mark }, 0);
  const { id } = await invite({ email: email.toUpperCase() }, 1);
  await page.goto(`/assessments?queue=all&q=${mark}`);
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
  // The later one has no name of its own.
  await expect(page.getByRole("row").filter({ hasText: `Nora ${mark}` })).toHaveCount(2);
  await page.locator(`[data-row-link][href*="/assessments/${id}"]`).click();
  const panel = page.getByRole("region", { name: `Nora ${mark}` });
  const others = panel.getByRole("region", { name: "Other assessments" });
  await expect(others.getByRole("listitem")).toHaveCount(1);
  await others.getByRole("link", { name: /Pending/ }).click();
  await expect(page).not.toHaveURL(new RegExp(`/assessments/${id}`));
  await expect(others.getByRole("listitem")).toHaveCount(1);
  await others.getByRole("link", { name: "See all 2" }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Nora ${mark}`);
  await expect(page.getByRole("article")).toHaveCount(2);
  await expect(page.getByText(`Invited by Dana Whitfield`)).toHaveCount(2);
  await expectAccessible();

  const colleague = await (await browser.newContext({ baseURL })).newPage();
  await takeSession(member("viewer"), colleague);
  await colleague.goto(page.url());
  await expect(colleague.getByRole("article")).toHaveCount(2);
  expect(await colleague.content()).not.toContain("/sandbox/apply/");
  await page.getByRole("article").first().getByLabel("Write a note").fill("Prefers mornings.");
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(colleague.getByText("Prefers mornings.")).toBeVisible();
  await colleague.context().close();

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("the form knows a person by their address, and a person’s page leads to it filled in", async ({
  page,
  mark,
  member,
  invite,
  takeSession,
}) => {
  await takeSession(member("recruiter"));
  const email = `${mark}@example.com`;
  const { id } = await invite({ email, firstName: "Nora", lastName: mark });
  await page.goto("/assessments/new");
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByLabel("Last name").fill("Typed");
  await page.getByRole("button", { name: "Use saved details" }).click();
  await expect(page.getByLabel("First name")).toHaveValue("Nora");
  await expect(page.getByLabel("Last name")).toHaveValue("Typed");

  await page.goto(`/assessments/${id}`);
  await page.getByRole("heading", { level: 1 }).getByRole("link").click();
  await page.getByRole("link", { name: "Invite to another interview" }).click();
  await expect(page.getByLabel("E-mail", { exact: true })).toHaveValue(email);
  await expect(page.getByLabel("Last name")).toHaveValue(mark);
});

test("a correction counts for the person, and can be taken back", async ({
  page,
  mark,
  member,
  invite,
  takeSession,
}) => {
  await takeSession(member("recruiter"));
  const email = `${mark}@example.com`;
  await invite({ email, firstName: "Nora", lastName: mark }, 0);
  const { id } = await invite({ email, firstName: "Nora", lastName: mark }, 1);
  await page.goto(`/assessments/${id}`);
  await page.getByRole("heading", { level: 1 }).getByRole("link").click();
  await page.getByRole("button", { name: "Edit: Contact" }).click();
  await page.getByLabel("First name").fill("Norah");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved in 2 assessments.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Norah ${mark}`);
  await expect(page).toHaveTitle(`Norah ${mark} · Shortlist`);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Nora ${mark}`);

  await page.goto(`/assessments/${id}`);
  await page.getByRole("button", { name: "Edit: Details" }).click();
  await page.getByLabel("External ID").fill("ATS-9");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("ATS-9", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("ATS-9", { exact: true })).toHaveCount(0);
});

test("two addresses become one person, and two again", { tag: "@story" }, async ({
  page,
  mark,
  member,
  invite,
  takeSession,
  expectAccessible,
  allowedErrors,
}) => {
  allowedErrors.push(/status of 422/);
  await takeSession(member("recruiter"));
  const { id } = await invite({ email: `${mark}@example.com`, firstName: "Nora" });
  await invite({ email: `other.${mark}@example.com` });
  await page.goto(`/assessments/${id}`);
  await page.getByRole("heading", { level: 1 }).getByRole("link").click();
  const join = page.getByRole("button", { name: "Add another address" });
  await join.click();
  const field = page.getByLabel("Their other address");
  await expect(field).toBeFocused();
  await field.fill(`nobody.${mark}@example.com`);
  await field.press("Enter");
  await expect(page.getByText("No assessment here has this address.")).toBeVisible();
  await expectAccessible();
  await field.fill(`other.${mark}@example.com`);
  await field.press("Enter");
  await expect(page.getByText(`other.${mark}@example.com now belongs to this candidate.`)).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(2);
  await expect(join).toBeFocused();
  await page.getByRole("button", { name: `Separate other.${mark}@example.com` }).click();
  await expect(page.getByRole("article")).toHaveCount(1);
});

test("a join is taken back though the main address has been corrected away", async ({
  page,
  mark,
  member,
  invite,
  takeSession,
  expectAccessible,
  allowedErrors,
}) => {
  // The news may arrive before the page has gone on to the one who is left.
  allowedErrors.push(/status of 404.*\/api\/candidates\//);
  await takeSession(member("recruiter"));
  const { id } = await invite({ email: `${mark}@example.com`, firstName: "Nora" });
  const other = await invite({ email: `other.${mark}@example.com`, firstName: "Luca" });
  await page.goto(`/assessments/${id}`);
  await page.getByRole("heading", { level: 1 }).getByRole("link").click();
  await page.getByRole("button", { name: "Add another address" }).click();
  await page.getByLabel("Their other address").fill(`other.${mark}@example.com`);
  await page.getByRole("button", { name: "Join", exact: true }).click();
  await expect(page.getByRole("article")).toHaveCount(2);
  const joined = page.url();

  await page.goto(`/assessments/${id}`);
  await page.getByRole("button", { name: "Edit: Details" }).click();
  await page.getByLabel("E-mail").fill(`right.${mark}@example.com`);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  await page.goto(joined);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Luca");
  await expect(page.getByText("no assessments left")).toBeVisible();
  await expectAccessible();
  await page.getByRole("button", { name: `Separate other.${mark}@example.com` }).click();
  await expect(page).not.toHaveURL(joined);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Luca");
  await expect(page.getByText("no assessments left")).toHaveCount(0);
  await page.goto(`/assessments/${other.id}`);
  await expect(page.getByRole("region", { name: "Other assessments" })).toHaveCount(0);
});

test("names are written as their culture writes them, unless a recruiter knows better", async ({
  page,
  mark,
  member,
  invite,
  takeSession,
}) => {
  await takeSession(member("recruiter"));
  await invite({ email: `ken.${mark}@example.com`, firstName: "健", lastName: "渡辺" });
  await invite({ email: `ferenc.${mark}@example.com`, firstName: "Ferenc", lastName: "Liszt" });
  await page.goto(`/assessments?queue=all&q=${mark}`);
  await expect(page.getByRole("link", { name: "渡辺 健" })).toBeVisible();
  await page.getByRole("link", { name: "Ferenc Liszt" }).click();
  await page.getByRole("heading", { level: 2, name: "Ferenc Liszt" }).getByRole("link").click();
  await page.getByRole("button", { name: "Edit: Contact" }).click();
  await page.getByRole("button", { name: "Liszt Ferenc" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Liszt Ferenc");
  await page.goto(`/assessments?queue=all&q=${mark}`);
  await expect(page.getByRole("link", { name: "Liszt Ferenc" })).toBeVisible();
});
