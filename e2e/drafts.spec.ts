import type { Page } from "@playwright/test";
import type { Person } from "./fixtures";
import { inviteElsewhere } from "./support/invite-elsewhere";
import { untilItRuns } from "./support/page-runs";
import { expect, test } from "./with-service";

test.use({ assessments: 0, permissions: ["clipboard-read", "clipboard-write"] });

const email = (page: Page) => page.getByLabel("E-mail", { exact: true });
const restored = (page: Page) => page.getByText("What you had entered is still here.");

/** The session is over; what is saved then isn’t, and says so with the way back in. */
async function saveSignedOut(page: Page, button: string): Promise<void> {
  await page.context().clearCookies();
  await page.getByRole("button", { name: button, exact: true }).click();
  const notice = page.getByRole("alert").filter({ hasText: "You have been signed out" });
  await expect(notice.getByRole("link", { name: "Sign in in another tab" })).toBeVisible();
}

/** Loads the page anew, signs in on the way, and comes back to it. */
async function signInAgain(page: Page, person: Person): Promise<void> {
  const { pathname } = new URL(page.url());
  await page.reload();
  await expect(page).toHaveURL(/\/sign-in/);
  await page.getByLabel("E-mail").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe(pathname);
}

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await email(page).press("ControlOrMeta+v");
}

test("whom a recruiter was about to assign to an assessment outlives their session", async ({
  page,
  service,
  member,
  takeSession,
  allowedErrors,
  expectAccessible,
}) => {
  allowedErrors.push(/401 \(Unauthorized\)/);
  const dana = await member("recruiter");
  await takeSession(dana);
  const id = await inviteElsewhere(page, service, "noah@example.com");
  await expect.poll(async () => (await page.request.get(`/api/assessments/${id}`)).status()).toBe(200);
  await page.goto(`/assessments/${id}`);
  await page.getByRole("combobox", { name: "Interview", exact: true }).click();
  await page.getByRole("option").first().click();
  await email(page).fill("Replaced");
  await email(page).selectText();
  await paste(page, '"Raman, Priya" <priya.raman@example.com>');
  await expect(email(page)).toHaveValue("priya.raman@example.com");
  await expect(page.getByLabel("First name")).toHaveValue("Priya");
  await expect(page.getByLabel("Last name")).toHaveValue("Raman");
  await saveSignedOut(page, "Assign candidate");
  await expectAccessible();

  await signInAgain(page, dana);
  await expect(restored(page)).toBeVisible();
  await expect(email(page)).toHaveValue("priya.raman@example.com");
  await expect(page.getByLabel("Last name")).toHaveValue("Raman");
  await expect(page.getByRole("combobox", { name: "Interview", exact: true })).not.toHaveText(/Choose/);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(email(page)).toHaveValue("");
  await expect(page.getByRole("region", { name: "Who is this?" })).toBeVisible();
  await page.reload();
  await untilItRuns(email(page));
  await expect(email(page)).toHaveValue("");
  await expect(restored(page)).toHaveCount(0);
});

test("a correction that somebody was writing outlives their session, but not their signing out", async ({
  page,
  shortlist,
  member,
  takeSession,
  allowedErrors,
}) => {
  allowedErrors.push(/401 \(Unauthorized\)/);
  const dana = await member("recruiter");
  await takeSession(dana);
  const { interviews } = await (await page.request.get("/api/interviews")).json();
  const invited = await page.request.post("/api/assessments", {
    headers: { origin: shortlist.url },
    data: { interviewId: interviews[0].id, candidate: { email: "noor@example.com" } },
  });
  const { assessment } = await invited.json();
  await page.goto(`/assessments/${assessment.id}`);
  await page.getByRole("button", { name: /^Edit: Details/ }).click();
  await page.getByLabel("First name").fill("Noor");
  await page.getByLabel("Phone").fill("+49 30 901820");
  await email(page).selectText();
  await paste(page, "Somebody Else <noor.haddad@gmail.con>");
  // What is typed there already stays; what is empty is filled.
  await expect(page.getByLabel("First name")).toHaveValue("Noor");
  await expect(page.getByLabel("Last name")).toHaveValue("Else");
  await page.getByRole("button", { name: "noor.haddad@gmail.com" }).click();
  await expect(email(page)).toHaveValue("noor.haddad@gmail.com");
  await saveSignedOut(page, "Save");

  await signInAgain(page, dana);
  await expect(restored(page)).toBeVisible();
  await expect(page.getByLabel("Phone")).toHaveValue("+49 30 901820");
  await page.getByRole("textbox", { name: "Write a note" }).fill("Not for those who come after me");
  await page.getByRole("button", { name: /Dana Whitfield/ }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/\/sign-in/);
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes(":")))).toEqual(
    [],
  );

  await takeSession(dana);
  await page.goto(`/assessments/${assessment.id}`);
  await untilItRuns(page.getByRole("textbox", { name: "Write a note" }));
  await expect(page.getByRole("button", { name: /^Edit: Details/ })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Write a note" })).toHaveValue("");
});

test("a message that an administrator was writing outlives their session", async ({
  page,
  member,
  takeSession,
  allowedErrors,
}) => {
  allowedErrors.push(/401 \(Unauthorized\)/);
  const ada = await member("administrator");
  await takeSession(ada);
  await page.goto("/settings/templates");
  await page.getByLabel("Subject").fill("Your next step");
  await saveSignedOut(page, "Save");
  await signInAgain(page, ada);
  await expect(page.getByLabel("Subject")).toHaveValue("Your next step");
  await page.getByRole("button", { name: "Discard changes" }).click();
  await page.reload();
  await untilItRuns(page.getByLabel("Subject"));
  await expect(page.getByLabel("Subject")).not.toHaveValue("Your next step");
});
