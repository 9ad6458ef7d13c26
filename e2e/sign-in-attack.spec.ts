import type { Page } from "@playwright/test";
import { expect, type Person, test } from "./fixtures";
import { startShortlist } from "./support/start-shortlist";

/** Tries wrong passwords as the screen would, from its address. @returns each answer's status and how long to wait. */
const guess = (page: Page, emails: string[]) =>
  page.evaluate(async (accounts) => {
    const { csrfToken } = await (await fetch("/api/auth/csrf")).json();
    const answers: { status: number; retryAfter: string | null }[] = [];
    for (const email of accounts) {
      const body = new URLSearchParams({ email, password: "wrong", csrfToken, json: "true" });
      const { status, headers } = await fetch("/api/auth/callback/credentials", { method: "POST", body });
      answers.push({ status, retryAfter: headers.get("retry-after") });
    }
    return answers;
  }, emails);

async function fillIn(page: Page, { email, password }: Pick<Person, "email" | "password">) {
  await page.goto("/sign-in");
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

test("what a role doesn’t allow is in the audit log, with who tried it and how often", {
  tag: "@story",
}, async ({ page, browser, baseURL, mark, member, takeSession, allowedErrors }) => {
  allowedErrors.push(/403/);
  const theirs = await browser.newPage({ baseURL });
  await takeSession(member("viewer", `Vera ${mark}`), theirs);
  await theirs.goto("/settings/people");
  await expect(theirs).toHaveURL(/\/forbidden/);
  for (let n = 0; n < 3; n += 1) {
    const answer = await theirs.request.post(`/api/members/${n}/reset`, {
      headers: { origin: baseURL ?? "" },
    });
    expect(answer.status()).toBe(403);
  }
  await theirs.close();

  await takeSession(member("administrator"));
  await expect(async () => {
    await page.goto(`/settings/log?person=${mark}`);
    for (const what of ["POST /api/members", "GET /settings/people"])
      await expect(
        page.getByRole("listitem").filter({ hasText: `Tried something their role doesn’t allow: ${what}` }),
      ).toHaveCount(1, { timeout: 1_000 });
  }).toPass();
});

test("who finds no place to wait in is told to come back in seconds, in their language, and loses nothing", async ({
  browser,
  baseURL,
  member,
}) => {
  // Before that nobody can sign in.
  await member("viewer");
  const page = await browser.newPage({ baseURL, locale: "de-DE" });
  await page.goto("/sign-in");
  // What the server says when too many wait: to make them wait, thousands would have to.
  await page.route("**/api/auth/callback/credentials", (route) =>
    route.fulfill({ status: 429, json: { url: `${baseURL}/sign-in?error=busy` } }),
  );
  await page.getByLabel("E-Mail", { exact: true }).fill("dana@example.com");
  await page.getByLabel("Passwort", { exact: true }).fill("a long enough passphrase");
  await page.getByRole("button", { name: "Anmelden" }).click();
  await expect(page.getByText(/^Gerade melden sich zu viele Personen gleichzeitig an\./)).toBeVisible();
  await expect(page.getByLabel("Passwort", { exact: true })).toHaveValue("a long enough passphrase");
  await page.close();
});

test.describe("where nobody has tried anything yet", () => {
  test.use({ alone: true });

  test("a password that attackers try first is refused at its field, and nothing typed is lost", async ({
    page,
    shortlist,
    allowedErrors,
  }) => {
    allowedErrors.push(/422/);
    await page.goto(shortlist.setupLink ?? "");
    await page.getByLabel("Your name").fill("Ada Okoye");
    await page.getByLabel("E-mail", { exact: true }).fill("ada@shortlist.example");
    const password = page.getByLabel("Password", { exact: true });
    const create = page.getByRole("button", { name: "Create administrator and sign in" });
    for (const [typed, why] of [
      ["passwordpassword", "This is among the first passwords that attackers try."],
      ["Ada-Okoye-2026", "Choose something that can’t be guessed from your name"],
    ] as const) {
      await password.fill(typed);
      await create.click();
      await expect(page.getByText(why)).toBeVisible();
      await expect(password).toHaveAttribute("aria-invalid", "true");
      await expect(password).toHaveValue(typed);
      await expect(page.getByLabel("Your name")).toHaveValue("Ada Okoye");
    }
    await password.fill("a long enough passphrase");
    await create.click();
    await expect(page.getByRole("heading", { level: 1, name: "Assessments" })).toBeVisible();
  });

  test("fifty wrong passwords from an office hold up strangers there, and no colleague who was there before", async ({
    page,
    context,
    member,
    allowedErrors,
  }) => {
    allowedErrors.push(/401|429/);
    const dana = await member("recruiter");
    const home = page.getByRole("heading", { level: 1, name: "Assessments" });
    await fillIn(page, dana);
    await expect(home).toBeVisible();
    // A page that hears of its session’s end asks to sign in by itself.
    await page.goto("about:blank");
    await context.clearCookies();

    await page.goto("/sign-in");
    const answers = await guess(
      page,
      Array.from({ length: 51 }, (_, n) => `a${n}@example.com`),
    );
    const held = answers.pop();
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
    expect(held?.status).toBe(429);
    expect(Number(held?.retryAfter)).toBeGreaterThan(60);

    await fillIn(page, { email: "stranger@example.com", password: "a long enough passphrase" });
    await expect(page.getByText(/^Too many attempts\. Try again in \d+ minutes\.$/)).toBeVisible();
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue("a long enough passphrase");

    await fillIn(page, dana);
    await expect(home).toBeVisible();
  });
});

test("at another address than APP_URL the page says which one is expected, and what was typed stays", async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(/403/);
  const shortlist = await startShortlist({ APP_URL: "https://desk.example" });
  try {
    await shortlist.addMember({
      email: "ada@example.com",
      name: "Ada",
      role: "administrator",
      password: "a long enough passphrase",
    });
    await page.goto(`${shortlist.url}/sign-in`);
    await page.getByLabel("E-mail", { exact: true }).fill("ada@example.com");
    await page.getByLabel("Password", { exact: true }).fill("a long enough passphrase");
    await page.getByRole("button", { name: "Sign in" }).click();
    const trouble = `This page is at ${shortlist.url}, but Shortlist expects https://desk.example`;
    await expect(page.getByRole("alert").filter({ hasText: trouble })).toBeVisible();
    await expect(page.getByLabel("E-mail", { exact: true })).toHaveValue("ada@example.com");
  } finally {
    await shortlist.stop();
    shortlist.remove();
  }
});
