import type { Page } from "@playwright/test";
import { catalogue as de } from "@/lib/i18n/messages/de/catalogue";
import { en } from "@/lib/i18n/messages/en";
import { expect, type Person, test } from "./fixtures";

type Catalogue = { [key: string]: string | Catalogue };

/** English sentences that no German page has a reason to hold. */
const sentencesOf = (english: Catalogue, german: Catalogue): string[] =>
  Object.entries(english).flatMap(([key, text]) => {
    const other = german[key];
    if (typeof text !== "string") return typeof other === "object" ? sentencesOf(text, other) : [];
    return text !== other && /^[^{<]+ [^{<]+$/.test(text) ? [text] : [];
  });
const englishSentences = sentencesOf(en, de);

/** What stands in labels and hints. */
const labelsOn = (page: Page) =>
  page.evaluate(() =>
    ["aria-label", "title", "placeholder"].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ""),
    ),
  );

async function expectGerman(page: Page) {
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  const seen = await page.locator("body").ariaSnapshot();
  const said = [await page.title(), seen, ...(await labelsOn(page))].join("\n");
  expect(englishSentences.filter((sentence) => said.includes(sentence))).toEqual([]);
}

async function signInInGerman(page: Page, person: Person) {
  await page.goto("/sign-in");
  await page.getByLabel("E-Mail", { exact: true }).fill(person.email);
  await page.getByLabel("Passwort", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Anmelden" }).click();
  await expect(page.getByRole("link", { name: "Neues Assessment" }).first()).toBeVisible();
}

test.describe("a German browser", () => {
  test.use({ locale: "de-DE" });

  test("is spoken to in German, from signing in to a candidate’s assessment", { tag: "@story" }, async ({
    page,
    mark,
    member,
    expectAccessible,
    allowedErrors,
  }) => {
    // An address without a page, and a second invitation.
    allowedErrors.push(/401|404|409/);
    const person = await member("recruiter");
    await page.goto("/sign-in");
    await expectGerman(page);
    await expectAccessible();
    await page.getByLabel("E-Mail", { exact: true }).fill(person.email);
    await page.getByLabel("Passwort", { exact: true }).fill("falsch geraten");
    await page.getByRole("button", { name: "Anmelden" }).click();
    await expect(page.getByText(de.auth.refused)).toBeVisible();

    await signInInGerman(page, person);
    await expect(page.getByRole("row").nth(5)).toBeVisible();
    await expectGerman(page);
    await expectAccessible();
    await expect(page.getByRole("columnheader", { name: "Person" })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Hauptnavigation" })).toBeVisible();

    await page.goto("/assessments/new");
    await page.getByRole("button", { name: "Assessment anlegen" }).click();
    await expect(page.getByText(de.fields.chooseInterview)).toBeVisible();
    await expect(page.getByText(de.fields.enterTheirEmail)).toBeVisible();
    await expectGerman(page);
    await expectAccessible();
    await page.getByRole("combobox", { name: "Interview" }).click();
    await page.getByRole("option", { name: "Backend Engineer" }).click();
    await page.getByLabel("E-Mail", { exact: true }).fill("jürgen");
    await page.getByRole("button", { name: "Assessment anlegen" }).click();
    await expect(page.getByText(de.fields.notAnEmail)).toBeVisible();
    await page.getByLabel("E-Mail", { exact: true }).fill(`juergen.${mark}@example.com`);
    await page.getByRole("button", { name: "Assessment anlegen" }).click();
    await expect(
      page.getByRole("heading", { name: `juergen.${mark}@example.com ist eingeladen` }),
    ).toBeVisible();
    await expectGerman(page);
    await expectAccessible();

    await page.getByRole("link", { name: "Assessment öffnen" }).click();
    await expect(page.getByText("Eingeladen von Dana Whitfield")).toBeVisible();
    await expectGerman(page);
    await expectAccessible();

    await page.goto("/assessments/new");
    await page.getByRole("combobox", { name: "Interview" }).click();
    await page.getByRole("option", { name: "Backend Engineer" }).click();
    await page.getByLabel("E-Mail", { exact: true }).fill(`juergen.${mark}@example.com`);
    await page.getByRole("button", { name: "Assessment anlegen" }).click();
    await expect(page.getByText(de.problems.pending_here)).toBeVisible();
    await expectGerman(page);

    for (const path of ["/interviews", "/settings/profile", "/nirgends", "/assessments?q=niemand"]) {
      await page.goto(path);
      await expectGerman(page);
    }
  });
});

test("what a person has chosen counts more than their browser", async ({ page, member, signIn }) => {
  await signIn(member("recruiter"));
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  const status = await page.evaluate(async () => {
    const body = JSON.stringify({ preferences: { locale: "de", timeZone: "Asia/Tokyo" } });
    const headers = { "content-type": "application/json" };
    return (await fetch("/api/profile", { method: "PATCH", headers, body })).status;
  });
  expect(status).toBe(200);
  await page.reload();
  await expectGerman(page);
  await page.locator("tbody time").first().hover();
  await expect(page.locator("tbody time").first()).toHaveAttribute("title", /GMT\+9/);
});

test("a German administrator finds the message to candidates in German, until the team writes its own", async ({
  page,
  member,
  takeSession,
  withBuiltInMessage,
}) => {
  await takeSession(member("administrator"));
  await withBuiltInMessage();
  await page.goto("/settings/profile");
  await page.evaluate(async () => {
    const body = JSON.stringify({ preferences: { locale: "de" } });
    await fetch("/api/profile", { method: "PATCH", headers: { "content-type": "application/json" }, body });
  });
  await page.goto("/settings/templates");
  const subject = page.getByLabel("Betreff");
  await expect(subject).toHaveValue(/^Ihr Assessment für /);
  const { templates } = await (await page.request.get("/api/templates")).json();
  expect(templates[0].body).toMatch(/^Guten Tag/);
  await subject.fill("Your assessment");
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByText(/^Gespeichert/)).toBeVisible();
  await page.reload();
  await expect(subject).toHaveValue("Your assessment");
});
