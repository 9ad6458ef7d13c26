import { readFileSync } from "node:fs";
import { type APIRequestContext, request } from "@playwright/test";
import { expect, type Person, test } from "./fixtures";
import { holdRequests } from "./support/hold-requests";
import { untilItRuns } from "./support/page-runs";

/** Somebody's session without a page. */
async function enter(origin: string, person: Pick<Person, "email" | "password">) {
  const context = await request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } });
  const { csrfToken } = await (await context.get("/api/auth/csrf")).json();
  const form = { csrfToken, email: person.email, password: person.password, json: "true" };
  await context.post("/api/auth/callback/credentials", { form });
  return context;
}

async function send(context: APIRequestContext, method: string, path: string, data?: unknown) {
  const response = await context.fetch(path, { method, data });
  const text = await response.text();
  const isJson = response.headers()["content-type"]?.includes("json");
  return { status: response.status(), body: isJson ? JSON.parse(text) : text };
}

test("an administrator writes the message, is told what is wrong, and overwrites nobody unseen", {
  tag: "@story",
}, async ({ page, shortlist, member, takeSession, withBuiltInMessage, allowedErrors }) => {
  allowedErrors.push(/409/);
  const person = await member("administrator");
  const colleague = await enter(shortlist.url, person);
  await takeSession(person);
  await withBuiltInMessage();
  await page.goto("/settings/templates");
  const message = page.getByLabel("Message", { exact: true });
  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview).toContainText("Hi Priya,");
  await expect(preview).toContainText("Ada Okoye");
  // Written as soon as the field lets one: nothing of what was there is left beside it.
  await message.fill("Hello {{candidate.nmae}}\n");
  await expect(preview).toContainText("{{candidate.nmae}}");
  await expect(preview).not.toContainText("Priya");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(
    page.getByText("The candidate needs the link: put {{link}} where it should go."),
  ).toBeVisible();
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(message).toBeFocused();
  const place = await message.evaluate((field: HTMLTextAreaElement) => [
    field.selectionStart,
    field.selectionEnd,
  ]);
  expect(place).toEqual([6, 24]);
  await page.getByRole("button", { name: "Insert First name" }).click();
  await expect(message).toHaveValue("Hello {{candidate.firstName}}\n");
  await message.press("ControlOrMeta+End");
  await page.getByRole("button", { name: "Insert Application link" }).click();
  await expect(preview).toContainText(/Hello Priya\s+https:/);

  const other = { subject: "From a colleague", body: "{{link}}", replaces: null };
  expect((await send(colleague, "PUT", "/api/templates/default", other)).status).toBe(200);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("alert").filter({ hasText: "in the meantime" })).toContainText(
    "From a colleague",
  );
  await expect(message).toHaveValue("Hello {{candidate.firstName}}\n{{link}}");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(/^Saved\. From now on/)).toBeVisible();
  const { templates } = (await send(colleague, "GET", "/api/templates")).body;
  expect(templates[0].body).toBe("Hello {{candidate.firstName}}\n{{link}}");

  // What is typed while it is being saved stays, and is the next to be saved.
  let letIn: () => void = () => undefined;
  const isLetIn = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route("**/api/templates/default", async (route) => {
    await isLetIn;
    await route.fallback();
  });
  const save = page.getByRole("button", { name: "Save", exact: true });
  await message.fill("Hello\n{{link}}");
  await save.click();
  await expect(save).toHaveAttribute("aria-busy", "true");
  await message.fill("Hello again\n{{link}}");
  letIn();
  await expect(save).not.toHaveAttribute("aria-busy");
  await expect(message).toHaveValue("Hello again\n{{link}}");
  await save.click();
  await expect(page.getByText(/^Saved\. From now on/)).toBeVisible();
  expect((await send(colleague, "GET", "/api/templates")).body.templates[0].body).toBe(
    "Hello again\n{{link}}",
  );

  await page.getByRole("button", { name: "Reset to built-in text" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Reset to built-in text" }).click();
  await expect(message).toHaveValue(/Thank you for your interest/);
  await expect(page.getByText(/^Done\./)).toHaveText(/^(?!.*Saved)/);
});

test("somebody changes what is theirs, and signs out everywhere", async ({
  page,
  shortlist,
  member,
  takeSession,
  allowedErrors,
}) => {
  // What is refused, and what is asked for as the session ends.
  allowedErrors.push(/401|422/);
  const person = await member("viewer");
  const elsewhere = await enter(shortlist.url, person);
  await takeSession(person);
  await page.goto("/settings/profile");
  const name = page.getByLabel("Name", { exact: true });
  const save = page.getByRole("button", { name: "Save", exact: true });
  await untilItRuns(save);
  await name.fill("");
  await save.click();
  await expect(page.getByText("Enter your name.")).toBeVisible();
  await expect(name).toBeFocused();
  await name.fill("Vera Lindqvist");
  await save.click();
  await expect(page.getByText("Saved")).toBeVisible();
  await expect(page.getByRole("button", { name: /Vera Lindqvist/ })).toBeVisible();

  await page.getByRole("radio", { name: "Dark" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.getByRole("combobox", { name: "Time zone" }).click();
  await page.getByRole("combobox", { name: "Search: Time zone" }).fill("kolkata");
  await page.getByRole("option", { name: "Asia / Kolkata" }).click();
  await page.getByRole("switch", { name: "Single-key shortcuts" }).click();
  await expect(page.getByText("Saved")).toHaveCount(4);
  await page.getByRole("combobox", { name: "Language" }).click();
  await page.getByRole("option", { name: "Deutsch" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Profil", exact: true })).toBeVisible();
  const { preferences } = (await send(elsewhere, "GET", "/api/profile")).body;
  expect(preferences).toMatchObject({
    theme: "dark",
    shortcuts: false,
    locale: "de",
    timeZone: "Asia/Kolkata",
  });
  await send(elsewhere, "PATCH", "/api/profile", { preferences: { locale: null } });
  await page.reload();

  const change = page.getByRole("button", { name: "Change password" });
  await untilItRuns(change);
  await page.getByLabel("Current password").fill("not it at all");
  await page.getByLabel("New password").fill("another long passphrase");
  await change.click();
  await expect(page.getByText("This isn’t your current password.")).toBeVisible();
  await expect(page.getByLabel("New password")).toHaveValue("another long passphrase");
  await page.getByLabel("Current password").fill(person.password);
  await change.click();
  await expect(page.getByText(/^Your password is changed/)).toBeVisible();
  expect((await send(elsewhere, "GET", "/api/profile")).status).toBe(401);

  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await dialog.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page).toHaveURL(/\/sign-in/);
});

test.describe("where few people are", () => {
  test.use({ alone: true });

  test("an administrator lets a colleague in, changes and disables them, and the log tells it", async ({
    page,
    browser,
    shortlist,
    member,
    takeSession,
    allowedErrors,
  }) => {
    allowedErrors.push(/422/);
    await takeSession(await member("administrator"));
    await page.goto("/settings");
    await expect(page).toHaveURL(/\/settings\/profile$/);
    const sections = page.getByRole("navigation", { name: "Settings" });
    await sections.getByRole("link", { name: "People" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "People" })).toBeVisible();
    await expect(page.getByText(/^Ada Okoye is the only administrator/)).toBeVisible();

    const dialog = page.getByRole("dialog");
    const invite = page.getByRole("button", { name: "Invite colleague" });
    await untilItRuns(invite);
    await invite.click();
    await dialog.getByLabel("E-mail").fill("mei@example");
    await dialog.getByRole("button", { name: "Create set-up link" }).click();
    await expect(dialog.getByText("This doesn’t look like an e-mail address.")).toBeVisible();
    await expect(dialog.getByLabel("E-mail")).toBeFocused();
    await dialog.getByLabel("E-mail").fill("mei@example.com");
    await dialog.getByLabel("Name").fill("Mei Chen");
    await dialog.getByRole("radio", { name: /^Viewer/ }).check();
    await dialog.getByRole("button", { name: "Create set-up link" }).click();
    const link = (await dialog.getByText(/\/setup\?token=/).textContent()) ?? "";
    await dialog.getByRole("button", { name: "Done" }).click();
    const mei = page.getByRole("listitem").filter({ hasText: "mei@example.com" });
    await expect(mei.getByText("Invited", { exact: true })).toBeVisible();
    // For 7 days, so with the day.
    await expect(mei.getByText(/^Link works until \d{1,2} \p{L}+/u)).toBeVisible();

    const theirs = await (await browser.newContext({ baseURL: shortlist.url })).newPage();
    await theirs.goto(link);
    await theirs.getByLabel("Password", { exact: true }).fill("a long enough passphrase");
    await theirs.getByRole("button", { name: "Save password and sign in" }).click();
    await expect(theirs.getByRole("heading", { level: 1, name: "Assessments" })).toBeVisible();
    await theirs.goto("/settings");
    await expect(theirs.getByRole("heading", { level: 1, name: "Profile" })).toBeVisible();
    await expect(theirs.getByRole("navigation", { name: "Settings" })).toHaveCount(0);
    await theirs.goto("/settings/people");
    await expect(
      theirs.getByRole("heading", { name: "Only administrators can open this page" }),
    ).toBeVisible();

    await page.reload();
    await untilItRuns(mei.getByRole("button", { name: "Actions for Mei Chen" }));
    await mei.getByRole("combobox", { name: "Role of Mei Chen" }).click();
    await page.getByRole("option", { name: "Recruiter" }).click();
    await expect(mei.getByText("Saved")).toBeVisible();
    await mei.getByRole("button", { name: "Actions for Mei Chen" }).click();
    await page.getByRole("menuitem", { name: "Disable" }).click();
    // The list is drawn anew while the question still stands over it, and not again: its next answers wait.
    const letIn = await holdRequests(page, /\/api\/members$|[?&]_rsc=/);
    await dialog.getByRole("button", { name: "Disable" }).click();
    await expect(mei.getByText("Disabled", { exact: true })).toBeVisible();
    await expect(mei.getByRole("status")).toHaveText("Saved");
    await expect(mei.getByRole("button", { name: "Actions for Mei Chen" })).toBeFocused();
    await expect(theirs).toHaveURL(/\/sign-in/);
    await theirs.context().close();
    await mei.getByRole("button", { name: "Actions for Mei Chen" }).click();
    const changeName = page.getByRole("menuitem", { name: "Change name" });
    await expect(changeName).toBeVisible();
    letIn();
    await changeName.click();
    await dialog.getByLabel("Name").fill(" ");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByText("Enter a name.")).toBeVisible();
    await expect(dialog.getByLabel("Name")).toBeFocused();
    await dialog.getByLabel("Name").fill("Mei Tanaka");
    await page.keyboard.press("Enter");
    await expect(mei.getByRole("button", { name: "Actions for Mei Tanaka" })).toBeFocused();

    await sections.getByRole("link", { name: "Audit log" }).click();
    await page.getByRole("textbox", { name: "Person" }).fill("mei");
    await expect(page).toHaveURL(/person=mei/);
    const entries = page.getByRole("main").getByRole("listitem");
    await expect(entries.filter({ hasText: "Disabled Mei Chen" })).toContainText("Ada Okoye");
    await expect(entries.filter({ hasText: "Renamed Mei Chen to Mei Tanaka" })).toHaveCount(1);
    await expect(
      entries.filter({ hasText: "Changed the role of Mei Chen from viewer to recruiter" }),
    ).toHaveCount(1);
    await expect(entries.filter({ hasText: "Failed to sign in" })).toHaveCount(0);
    await page.getByRole("combobox", { name: "Action" }).click();
    await page.getByRole("option", { name: "Signed in", exact: true }).click();
    await expect(entries).toHaveCount(1);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Export", exact: true }).click(),
    ]);
    const csv = readFileSync(await file.path(), "utf8");
    expect(csv).toContain("Mei Chen,signed_in,Mei Chen");
    expect(csv).not.toContain(new URL(link).searchParams.get("token"));
    await page.getByRole("textbox", { name: "Candidate" }).fill("nobody at all");
    await expect(page.getByRole("paragraph").filter({ hasText: "No entry matches" })).toBeVisible();
  });
});
