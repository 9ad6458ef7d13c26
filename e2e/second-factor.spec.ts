import type { Page } from "@playwright/test";
import { codeAt } from "../lib/auth/second-factor/codes";
import { expect, type Person, test } from "./fixtures";

const halfMinuteMs = 30_000;

/** The secret that is shown to be typed into an app. */
async function readSecret(page: Page): Promise<string> {
  const shown = page.locator("code").filter({ hasText: /^([A-Z2-7]{4} ?){8}$/ });
  return ((await shown.textContent()) ?? "").replaceAll(" ", "");
}

async function typePassword(page: Page, url: string, { email, password }: Person): Promise<void> {
  await page.goto(`${url}/sign-in?next=/insights`);
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

/** The browser forgets its session while no page asks for anything. */
async function signOutUnseen(page: Page): Promise<void> {
  await page.goto("about:blank");
  await page.context().clearCookies();
}

test("somebody turns on a second factor, and signs in with a code, then with a recovery code", async ({
  page,
  shortlist,
  member,
  takeSession,
  expectAccessible,
  allowedErrors,
}) => {
  // Chromium notes the answer to a wrong code.
  allowedErrors.push(/422/);
  const person = await member("recruiter");
  await takeSession(person);
  await page.goto("/settings/profile");
  const factor = page.getByRole("region", { name: "Second factor" });
  await factor.getByRole("button", { name: "Turn on" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Current password").fill(person.password);
  await dialog.getByRole("button", { name: "Next" }).click();
  const secret = await readSecret(page);
  await expect(dialog.getByRole("img", { name: /QR code/ })).toBeVisible();
  await expectAccessible();
  const code = dialog.getByLabel("Code shown in the app now");
  await code.fill("000000");
  await dialog.getByRole("button", { name: "Turn on" }).click();
  await expect(dialog.getByText(/This code isn’t right/)).toBeVisible();
  await expect(code).toBeFocused();
  await code.fill(codeAt(secret, new Date()));
  await dialog.getByRole("button", { name: "Turn on" }).click();
  const codes = dialog.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const [recovery = ""] = await codes.allInnerTexts();
  await expectAccessible();
  // Shown only now: the first Escape warns.
  await page.keyboard.press("Escape");
  await expect(dialog.getByRole("alert")).toBeVisible();
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download" }).click();
  expect((await download).suggestedFilename()).toBe("Shortlist recovery codes.txt");
  await dialog.getByRole("button", { name: "I’ve saved them" }).click();
  await expect(factor.getByText("10 left")).toBeVisible();
  await expect(factor.getByRole("status")).toHaveText(/is on/);

  await signOutUnseen(page);
  await typePassword(page, shortlist.url, person);
  await expect(page.getByRole("heading", { name: "Enter your code" })).toBeVisible();
  await expectAccessible();
  const second = page.getByLabel("Code", { exact: true });
  await second.fill("000000");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByText(/This code isn’t right/)).toBeVisible();
  await second.fill(codeAt(secret, new Date(Date.now() + halfMinuteMs)));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/insights$/);

  await signOutUnseen(page);
  await typePassword(page, shortlist.url, person);
  await page.getByRole("button", { name: "Use a recovery code instead" }).click();
  await page.getByLabel("Recovery code", { exact: true }).fill(recovery);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/insights$/);
  await page.goto("/settings/profile");
  await expect(factor.getByText("9 left")).toBeVisible();
});

test.describe("where the team requires it", () => {
  test.use({ alone: true });

  test("a colleague is led through setting it up, and an administrator resets what was lost", async ({
    page,
    browser,
    shortlist,
    member,
    takeSession,
    expectAccessible,
    allowedErrors,
  }) => {
    allowedErrors.push(/40[19]/);
    const [admin, person] = [await member("administrator"), await member("recruiter")];
    await takeSession(admin);
    await page.goto("/settings/access");
    await expect(page.getByText("docs/sign-in.md")).toBeVisible();
    await page.getByRole("radio", { name: /Required for everyone/ }).check();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("alert").filter({ hasText: /your own second factor/ })).toBeVisible();
    await page.goto("/settings/profile");
    await page.getByRole("button", { name: "Turn on" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Current password").fill(admin.password);
    await dialog.getByRole("button", { name: "Next" }).click();
    const adminsSecret = await readSecret(page);
    await dialog.getByLabel("Code shown in the app now").fill(codeAt(adminsSecret, new Date()));
    await dialog.getByRole("button", { name: "Turn on" }).click();
    await dialog.getByRole("button", { name: "Copy codes" }).click();
    await dialog.getByRole("button", { name: "I’ve saved them" }).click();
    await page.goto("/settings/access");
    await page.getByRole("radio", { name: /Required for everyone/ }).check();
    await expectAccessible();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Saved")).toBeVisible();

    const other = await browser.newContext();
    const theirs = await other.newPage();
    await typePassword(theirs, shortlist.url, person);
    await expect(theirs.getByRole("heading", { name: "Set up a second factor" })).toBeVisible();
    await theirs.getByRole("button", { name: "Set up now" }).click();
    const secret = await readSecret(theirs);
    await expectAccessible(theirs);
    await theirs.getByLabel("Code shown in the app now").fill(codeAt(secret, new Date()));
    await theirs.keyboard.press("Enter");
    await expect(theirs.getByRole("heading", { name: "Save your recovery codes" })).toBeVisible();
    await expectAccessible(theirs);
    await theirs.getByRole("button", { name: "Download" }).click();
    await theirs.getByRole("button", { name: "Continue to Shortlist" }).click();
    await expect(theirs).toHaveURL(/\/insights$/);
    await other.close();

    await page.goto("/settings/people");
    const row = page.getByRole("listitem").filter({ hasText: person.email });
    await expect(row.getByText("With second factor")).toBeVisible();
    await row.getByRole("button", { name: /^Actions for/ }).click();
    await page.getByRole("menuitem", { name: "Reset second factor" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Reset second factor" }).click();
    await expect(row.getByText("With second factor")).toBeHidden();
    await page.goto("/settings/log");
    await expect(page.getByText(/Reset the second factor of/)).toBeVisible();
  });
});
