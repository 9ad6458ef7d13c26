import { expect, test } from "./fixtures";

test.describe("before anybody is there", () => {
  test.use({ alone: true });

  test("a newcomer follows the set-up link, becomes administrator and sees the sandbox’s assessments", {
    tag: "@story",
  }, async ({ page, shortlist, expectAccessible }) => {
    const link = shortlist.setupLink ?? "";
    expect(link).toMatch(/\/setup\?token=[\w-]{40,}$/);

    await page.goto("/");
    await expect(page).toHaveURL(/\/sign-in/);
    await expectAccessible();

    await page.goto(link);
    await expectAccessible();
    await page.getByLabel("Your name").fill("Ada Okoye");
    await page.getByLabel("E-mail", { exact: true }).fill("ada@shortlist.example");
    await page.getByLabel("Password", { exact: true }).fill("short");
    await page.getByRole("button", { name: "Create administrator and sign in" }).click();
    await expect(page.getByText("at least 12 characters").first()).toBeVisible();
    await expect(page.getByLabel("Your name")).toHaveValue("Ada Okoye");

    await page.getByLabel("Password", { exact: true }).fill("a long enough passphrase");
    await page.getByRole("button", { name: "Create administrator and sign in" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Assessments" })).toBeVisible();
    await expect(page.getByRole("complementary", { name: "Sandbox" })).toBeVisible();
    await expect(page.getByRole("table").getByRole("row")).not.toHaveCount(1);

    // The server's own picture has the rows, with times that fit their column.
    const html = await (await page.request.get("/assessments")).text();
    expect(html).toContain("amara.okafor@example.com");
    expect(html).toMatch(/ ago<\/time>/);

    await page.goto(link);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link doesn’t work any more");
  });
});

test("nobody can sign in with a wrong password, and the answer is the same for an account that doesn’t exist", {
  tag: "@story",
}, async ({ page, mark, member, allowedErrors }) => {
  allowedErrors.push(/401/);
  const person = await member("recruiter");
  const answers: (string | null)[] = [];
  for (const email of [person.email, `nobody.${mark}@shortlist.example`]) {
    await page.goto("/sign-in");
    await page.getByLabel("E-mail", { exact: true }).fill(email);
    await page.getByLabel("Password", { exact: true }).fill("not the password");
    await page.getByRole("button", { name: "Sign in" }).click();
    const alert = page.getByRole("alert").filter({ hasText: /\w/ });
    await expect(alert).toBeVisible();
    answers.push(await alert.textContent());
    await expect(page.getByLabel("E-mail", { exact: true })).toHaveValue(email);
  }
  expect(answers[0]).toBe(answers[1]);
});
