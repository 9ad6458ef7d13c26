import { sql } from "kysely";
import { openDatabase } from "@/lib/db/opening/open-database";
import { hearAgain, hearNothing, withoutWorkers } from "./support/quiet-feed";
import { expect, test } from "./with-service";

test.use({ alone: true, assessments: 3 });

/** Takes the invitations' table away, or puts it back: the store refuses whatever needs it. */
async function rename(dataDir: string, from: string, to: string): Promise<void> {
  const { db, close } = await openDatabase({ dataDir });
  // Or the others' references would follow it.
  await sql`pragma legacy_alter_table = on`.execute(db);
  await sql`alter table ${sql.id(from)} rename to ${sql.id(to)}`.execute(db);
  await close();
}

test("an ended session, a refused key and a failing store each leave what was typed, and a way out", async ({
  page,
  context,
  shortlist,
  service,
  member,
  takeSession,
  expectAccessible,
  allowedErrors,
}) => {
  // #441: React’s own word for a page that failed on the server.
  allowedErrors.push(/401/, /500/, /502/, /React error #441/, /net::ERR_FAILED/);
  await withoutWorkers(page);
  const person = await member("recruiter");
  await takeSession(person);
  await page.goto("/assessments/new");
  await page.getByRole("combobox", { name: "Interview", exact: true }).click();
  await page.getByRole("option").first().click();
  const email = page.getByLabel("E-mail", { exact: true });
  await email.fill("bad.days@example.com");
  await page.getByLabel("First name").fill("Léa");
  const create = page.getByRole("button", { name: "Create assessment" });
  const isKept = async () => {
    await expect(email).toHaveValue("bad.days@example.com");
    await expect(page.getByLabel("First name")).toHaveValue("Léa");
  };

  const speak = (locale: "de" | null) =>
    page.request.patch("/api/profile", {
      headers: { origin: shortlist.url },
      data: { preferences: { locale } },
    });

  await hearNothing(page);
  await context.clearCookies();
  await create.click();
  await expect(page.getByText("You have been signed out", { exact: true })).toBeVisible();
  await isKept();
  await expectAccessible();
  const [tab] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("link", { name: "Sign in in another tab" }).click(),
  ]);
  await tab.getByLabel("E-mail", { exact: true }).fill(person.email);
  await tab.getByLabel("Password", { exact: true }).fill(person.password);
  await tab.getByRole("button", { name: "Sign in" }).click();
  await expect(tab.getByRole("heading", { level: 1, name: "Assessments" })).toBeVisible();
  await tab.close();
  await hearAgain(page);
  await isKept();

  await service.failNextCreate({ kind: "status", status: 401 });
  await create.click();
  await expect(page.getByText(/doesn’t accept our key, so the candidate wasn’t invited\./)).toBeVisible();
  await isKept();

  await rename(shortlist.dataDir, "invitations", "invitations_away");
  await create.click();
  await expect(page.getByText("No answer arrived", { exact: true })).toBeVisible();
  await isKept();

  // What a page itself needs can't be read: it says so in the reader's language, and shows nothing of the inside.
  await speak("de");
  const other = await context.newPage();
  await other.goto("/assessments/new");
  await expect(other.getByRole("heading", { name: "Diese Seite konnte nicht geladen werden" })).toBeVisible();
  await expect(other.getByRole("main")).not.toContainText(/sql|table|invitations_|error:|node_modules/i);
  await expectAccessible(other);
  await rename(shortlist.dataDir, "invitations_away", "invitations");
  await other.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect(other.getByRole("heading", { level: 1, name: "Neues Assessment" })).toBeVisible();

  // Not even who asks can be read: then the browser's language is all that is known.
  await rename(shortlist.dataDir, "members", "members_away");
  await other.goto("/assessments?queue=all");
  await expect(other.getByRole("heading", { name: "This page didn’t load" })).toBeVisible();
  await expect(other.getByRole("main")).not.toContainText(/sql|table|members|error:|node_modules/i);
  await expectAccessible(other);
  await rename(shortlist.dataDir, "members_away", "members");
  await other.getByRole("button", { name: "Try again" }).click();
  await expect(other.getByRole("heading", { level: 1, name: "Assessments" })).toBeVisible();
  await other.close();

  await speak(null);
  await page.reload();
  await isKept();
  await create.click();
  await expect(page.getByRole("heading", { name: "Léa is invited" })).toBeVisible();
  const record = (await (await fetch(`${service.origin}/__control/assessments`)).json()) as {
    email: string;
  }[];
  expect(record.filter((made) => made.email === "bad.days@example.com")).toHaveLength(1);
});
