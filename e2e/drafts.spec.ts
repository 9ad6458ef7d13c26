import type { Page } from "@playwright/test";
import type { Person } from "./fixtures";
import { inviteElsewhere } from "./support/invite-elsewhere";
import { untilItRuns } from "./support/page-runs";
import { hearAgain, hearNothing, withoutWorkers } from "./support/quiet-feed";
import { expect, test } from "./with-service";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const email = (page: Page) => page.getByLabel("E-mail", { exact: true });
const restored = (page: Page) => page.getByText("We kept what you entered.");

// A page that hears of its session’s end asks to sign in at once: these stay to be looked at.
test.beforeEach(({ page }) => withoutWorkers(page));

/** The session is over; what is saved then isn’t, and says so with the way back in. */
async function saveSignedOut(page: Page, button: string): Promise<void> {
  await hearNothing(page);
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
  // A page that hears goes to sign in by itself.
  await hearAgain(page);
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
  mark,
  member,
  takeSession,
  allowedErrors,
  expectAccessible,
}) => {
  allowedErrors.push(/401 \(Unauthorized\)/, /net::ERR_FAILED/);
  const dana = await member("recruiter");
  await takeSession(dana);
  const id = await inviteElsewhere(page, service, `noah.${mark}@example.com`);
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
  mark,
  member,
  invite,
  takeSession,
  allowedErrors,
}) => {
  allowedErrors.push(/401 \(Unauthorized\)/, /net::ERR_FAILED/);
  const dana = await member("recruiter");
  await takeSession(dana);
  const { id } = await invite({ email: `noor.${mark}@example.com` });
  await page.goto(`/assessments/${id}`);
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
  await page.goto(`/assessments/${id}`);
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
  allowedErrors.push(/401 \(Unauthorized\)/, /net::ERR_FAILED/);
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

test("what a recruiter was making of a note outlives their session, and the note", async ({
  page,
  browser,
  baseURL,
  shortlist,
  mark,
  member,
  invite,
  takeSession,
  allowedErrors,
  expectAccessible,
}) => {
  allowedErrors.push(/401 \(Unauthorized\)/, /net::ERR_FAILED/);
  const dana = await member("recruiter");
  await takeSession(dana);
  const headers = { origin: shortlist.url };
  const { id } = await invite({ email: `milan.${mark}@example.com` });
  const notes = `/api/assessments/${id}/notes`;
  const added = await page.request.post(notes, { headers, data: { body: "Strong on systems." } });
  const { note } = await added.json();
  await page.goto(`/assessments/${id}`);
  const region = page.getByRole("region", { name: "Notes" });
  const editor = region.getByRole("textbox", { name: /^Edit the note/ });
  await region.getByRole("button", { name: /^Edit the note/ }).click();
  await editor.fill("Strong on systems. Asked about the team, and how we are on call.");
  await saveSignedOut(page, "Save");
  await signInAgain(page, dana);
  await expect(editor).toHaveValue(/how we are on call\.$/);

  const ada = await (await browser.newContext({ baseURL })).newPage();
  await takeSession(await member("administrator"), ada);
  const deleted = await ada.request.delete(`${notes}/${note.id}`, {
    headers,
    data: { replaces: note.updatedAt },
  });
  expect(deleted.status()).toBe(204);
  await expect(region.getByText("This note was deleted in the meantime.")).toBeVisible();
  await editor.press("End");
  await editor.pressSequentially(" Call Monday.");
  await expect(editor).toHaveValue(/on call\. Call Monday\.$/);
  await expectAccessible();
  await page.reload();
  await expect(editor).toHaveValue(/on call\. Call Monday\.$/);
  await region.getByRole("button", { name: "Add note" }).click();
  await expect(region.getByRole("listitem").filter({ hasText: "Call Monday." })).toBeVisible();
  await expect(region.getByLabel("Write a note")).toHaveCount(1);
  await expect(region.getByLabel("Write a note")).toHaveValue("");
  await ada.context().close();
});

test.describe("where the service goes down", () => {
  test.use({ alone: true, assessments: 0 });

  test("what a recruiter was changing of an invitation that was not sent outlives a reload, beside another draft", async ({
    page,
    service,
    shortlist,
    member,
    takeSession,
  }) => {
    await takeSession(await member("recruiter"));
    const { interviews } = await (await page.request.get("/api/interviews")).json();
    await page.goto("/assessments/new");
    await untilItRuns(email(page));
    await email(page).fill("half.typed@exam");
    await service.stop();
    const refused = await page.request.post("/api/assessments", {
      headers: { origin: shortlist.url },
      data: { interviewId: interviews[0].id, candidate: { email: "lena@example.com", firstName: "Lena" } },
    });
    await service.start();
    expect((await refused.json()).code).toBe("not_sent");
    const { invitations } = await (await page.request.get("/api/invitations/attention")).json();
    const { id } = invitations.find(({ candidate }: { candidate: { email: string } }) =>
      candidate.email.startsWith("lena"),
    );
    await page.goto(`/assessments/new?from=${id}`);
    await untilItRuns(email(page));
    await expect(email(page)).toHaveValue("lena@example.com");
    await expect(restored(page)).toHaveCount(0);
    await page.getByLabel("Last name").fill("Vogt");
    await page.getByLabel("Phone").fill("+49 30 901820");
    await page.reload();
    await expect(restored(page)).toBeVisible();
    await expect(page.getByLabel("Last name")).toHaveValue("Vogt");
    await expect(page.getByLabel("Phone")).toHaveValue("+49 30 901820");
    await page.getByRole("button", { name: "Start over" }).click();
    await expect(email(page)).toHaveValue("lena@example.com");
    await expect(page.getByLabel("Last name")).toHaveValue("");

    await page.goto("/assessments/new");
    await expect(restored(page)).toBeVisible();
    await expect(email(page)).toHaveValue("half.typed@exam");

    await service.failNextCreate({ kind: "status", status: 500, body: "" });
    const unconfirmed = await page.request.post("/api/assessments", {
      headers: { origin: shortlist.url },
      data: { interviewId: interviews[0].id, candidate: { email: "mia@example.com" } },
    });
    const { invitation } = await unconfirmed.json();
    await page.request.post(`/api/invitations/${invitation.id}/give-up`, {
      headers: { origin: shortlist.url },
    });
    await page.goto(`/assessments/new?from=${invitation.id}`);
    await expect(email(page)).toHaveValue("mia@example.com");
  });
});
