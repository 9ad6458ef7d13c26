import type { Locator, Page } from "@playwright/test";
import {
  type Entry,
  encodedAs,
  inlineCell,
  sheetOf,
  workbookParts,
  zipOf,
} from "@/components/imports/reading/testing-files";
import { en } from "@/lib/i18n/messages/en";
import { test as base, expect } from "./fixtures";
import { countInteractions } from "./support/count-interactions";
import { holdRequests } from "./support/hold-requests";
import {
  cellOf,
  cells,
  chooseInterview,
  outcome,
  paste,
  people,
  startButton,
  texts,
  untilSaved,
} from "./support/import-rows";
import { untilItRuns } from "./support/page-runs";

const test = base.extend<{
  /** A new recruiter pastes so many candidates into the page for imports. */
  pastePeople: (count: number) => Promise<void>;
}>({
  pastePeople: async ({ page, mark, member, takeSession }, use) =>
    use(async (count) => {
      await takeSession(member("recruiter"));
      await page.goto("/imports");
      await paste(page, cells(...people(mark, count)));
    }),
});

type ChosenFile = { name: string; mimeType: string; buffer: Buffer };

async function chooseFile(page: Page, file: ChosenFile): Promise<void> {
  await page.goto("/imports");
  await untilItRuns(page.getByRole("button", { name: texts.begin.file }));
  await page.getByLabel(texts.begin.file).setInputFiles(file);
}

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("a recruiter brings 30 people from a spreadsheet to invited, links copied, in at most 12 interactions", {
  tag: "@story",
}, async ({ page, mark, member, signIn, expectAccessible }) => {
  await signIn(member("recruiter"));
  await page.evaluate((content) => navigator.clipboard.writeText(content), cells(...people(mark, 30)));
  const interactions = await countInteractions(page);
  await page.getByRole("navigation").getByRole("link", { name: "Import" }).first().click();
  const field = page.getByLabel(texts.begin.paste);
  await untilItRuns(field);
  await field.click();
  await page.keyboard.press("ControlOrMeta+V");
  await expect(page).toHaveURL(/\/imports\/[\w-]+$/);
  await expect(page.getByRole("grid", { name: texts.draft.caption })).toBeVisible();
  await expectAccessible();
  await chooseInterview(page);
  await page.getByRole("switch", { name: texts.draft.suppress }).click();
  await expect(startButton(page)).toHaveText("Invite 30 candidates");
  await startButton(page).click();
  await expect(page.getByRole("heading", { name: "30 candidates invited" })).toBeVisible();
  await page.getByRole("button", { name: "Copy all 30 links" }).click();
  await expect(page.getByText("Copied 30 links.")).toBeVisible();
  expect(await interactions()).toBeLessThanOrEqual(12);
  await expect(outcome(page, "created", 30)).toBeVisible();
  const lines = (await page.evaluate(() => navigator.clipboard.readText())).split("\n");
  expect(lines).toHaveLength(30);
  expect(lines[0]).toMatch(/^Name0 Doe\thttp\S+$/);
  await expectAccessible();

  await page.getByRole("link", { name: texts.end.open }).click();
  await expect(page).toHaveURL(/import=/);
});

/** As a person without a mouse comes there. */
async function tabTo(page: Page, goal: Locator): Promise<void> {
  await expect(goal).toBeVisible();
  for (let press = 0; press < 60; press += 1) {
    if (await goal.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(goal).toBeFocused();
}

test("by keyboard alone: pasted, a fault mended in its cell, invited, links copied", async ({
  page,
  mark,
  member,
  takeSession,
}) => {
  await takeSession(member("recruiter"));
  await page.goto("/imports");
  const field = page.getByLabel(texts.begin.paste);
  await untilItRuns(field);
  await tabTo(page, page.getByRole("button", { name: texts.begin.check }));
  await page.keyboard.press("Enter");
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(new RegExp(texts.begin.missing));
  await paste(page, cells(...people(mark, 2), ["Nora", "Doe", `nora.${mark}(at)example.com`]));
  await tabTo(page, page.getByRole("combobox", { name: texts.draft.interviewOf }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("option", { name: "Backend Engineer", exact: true })).toBeVisible();
  await page.keyboard.type("Backend");
  await page.keyboard.press("Enter");
  await tabTo(page, page.locator('td[tabindex="0"]'));
  for (const key of ["ArrowDown", "ArrowDown", "ArrowRight", "ArrowRight"]) await page.keyboard.press(key);
  await expect(cellOf(page, 4, 2)).toBeFocused();
  // The focus moves on with Enter: what is wrong with the cell is announced.
  const announced = (text: string) => page.getByRole("status").filter({ hasText: `E-mail, row 4: ${text}` });
  for (const [typed, said] of [
    ["nora@", "This doesn’t look like an e-mail address."],
    [`nora.${mark}@example.com`, "corrected."],
  ] as const) {
    await cellOf(page, 4, 2).focus();
    await page.keyboard.press("F2");
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type(typed);
    await page.keyboard.press("Enter");
    await expect(announced(said)).toHaveCount(1);
  }
  await untilSaved(page);
  await tabTo(page, page.getByRole("button", { name: "Invite 3 candidates" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "3 candidates invited" })).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: "Copy all 3 links" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Copied 3 links/)).toBeVisible();
});

test("all of what is wrong with a cell shows while it has the focus, in the last row as well", async ({
  page,
  mark,
  member,
  takeSession,
}) => {
  await takeSession(member("recruiter"));
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/imports");
  const rows = ["ana", "bo"].map((name) => [name, `${name}.${mark}@example.com`, "abc"]);
  await paste(page, cells(["First name", "E-mail", "Phone"], ...rows));
  for (const line of [2, 3]) {
    const cell = cellOf(page, line, 2);
    const error = cell.locator("span", { hasText: /^Use digits only.*such as \+\d+\.$/ }).last();
    const hidden = () =>
      error.evaluate((element) => {
        const { bottom } = element.getBoundingClientRect();
        const edge = element.closest("tbody")?.getBoundingClientRect().bottom ?? 0;
        return Math.max(element.scrollHeight - element.clientHeight, bottom - edge, 0);
      });
    await cell.focus();
    expect(await hidden()).toBe(0);
    await page.keyboard.press("F2");
    await expect(cell.getByRole("textbox")).toBeFocused();
    expect(await hidden()).toBe(0);
    await page.keyboard.press("Escape");
  }
});

test("a German list from Excel keeps its umlauts, and its columns are known", async ({
  page,
  mark,
  member,
  takeSession,
}) => {
  await takeSession(member("recruiter"));
  await page.goto("/imports");
  const csv = `Vorname;Nachname;E-Mail-Adresse;Telefon\r\nJörg;Müller;joerg.${mark}@example.de;0170 1234567\r\nZoë;Grün;zoe.${mark}@example.de;\r\n`;
  const field = page.getByLabel(texts.begin.file);
  await untilItRuns(page.getByRole("button", { name: texts.begin.file }));
  await field.setInputFiles({
    name: "Bewerbungen Köln.csv",
    mimeType: "text/csv",
    // As Excel saves it in Germany: Windows-1252.
    buffer: Buffer.from(csv, "latin1"),
  });
  await expect(page.getByRole("heading", { level: 1, name: "Bewerbungen Köln" })).toBeVisible();
  await expect(cellOf(page, 2, 0)).toHaveText("Jörg");
  await expect(cellOf(page, 2, 1)).toHaveText("Müller");
  await expect(
    page.getByRole("combobox", { name: "What column E-Mail-Adresse contains: E-mail" }),
  ).toBeVisible();
  await chooseInterview(page);
  await expect(startButton(page)).toHaveText("Invite 2 candidates");
});

/** A workbook with two sheets, of which the second one has the people. */
function twoSheets(mark: string): Buffer {
  const row = (at: number, ...texts: string[]) =>
    `<row r="${at}">${texts.map((text, column) => inlineCell(`${"AB"[column]}${at}`, text)).join("")}</row>`;
  const parts = workbookParts(sheetOf(row(1, "Notes") + row(2, "Read me first")));
  const people = sheetOf(row(1, "Name", "E-mail") + row(2, "Ana Silva", `ana.${mark}@example.com`));
  const named = parts.map((part): Entry => {
    const data = String(part.data);
    if (part.name === "xl/workbook.xml")
      return {
        ...part,
        data: data
          .replace('name="People"', 'name="Notes"')
          .replace("</sheets>", '<sheet name="People" sheetId="2" r:id="rId2"/></sheets>'),
      };
    if (part.name !== "xl/_rels/workbook.xml.rels") return part;
    const [first = ""] = /<Relationship .*?\/>/.exec(data) ?? [];
    const second = first.replace("rId1", "rId2").replace("sheet1", "sheet2");
    return { ...part, data: data.replace(first, first + second) };
  });
  return Buffer.from(zipOf([...named, { name: "xl/worksheets/sheet2.xml", data: people }]));
}

test("of a workbook with two sheets the one with the people is taken, and nobody is ready before all is said", async ({
  page,
  mark,
  member,
  takeSession,
}) => {
  await takeSession(member("recruiter"));
  await chooseFile(page, {
    name: "people.xlsx",
    mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    buffer: twoSheets(mark),
  });
  const sheet = page.getByRole("combobox", { name: texts.draft.sheet });
  await expect(cellOf(page, 2, 1)).toHaveText(`ana.${mark}@example.com`);
  await expect(sheet).toHaveText("People (1)");
  const filters = page.getByRole("toolbar", { name: texts.draft.filters });
  await expect(filters).toHaveText("All1With errors0Duplicates0Not ready yet1");
  const interview = page.getByRole("combobox", { name: texts.draft.interviewOf });
  await expect(interview).not.toHaveAttribute("aria-invalid", "true");
  await expect(startButton(page)).toHaveText(texts.draft.lacksInterview);
  await startButton(page).click();
  await expect(interview).toBeFocused();
  await expect(interview).toHaveAttribute("aria-invalid", "true");
  await sheet.click();
  await page.getByRole("option", { name: /^Notes/ }).click();
  await expect(startButton(page)).toHaveText(texts.draft.lacksEmail);
  await expect(filters).toHaveText("All2With errors0Duplicates0Not ready yet2");
  await sheet.click();
  await page.getByRole("option", { name: "People (1)" }).click();
  await chooseInterview(page);
  await expect(startButton(page)).toHaveText("Invite 1 candidate");
  await untilSaved(page);
});

test("a file that doesn’t say its encoding is shown as it was read, and can be read otherwise", async ({
  page,
  member,
  takeSession,
  expectAccessible,
}) => {
  await takeSession(member("recruiter"));
  await chooseFile(page, {
    name: "polish.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(
      encodedAs("Imię;E-mail\r\nŁukasz;l@x.example\r\nŚwięta;s@x.example\r\n", "windows-1250"),
    ),
  });
  await expect(cellOf(page, 2, 0)).toHaveText("Łukasz");
  const encoding = page.getByRole("combobox", { name: en.imports.encoding.label });
  await expect(encoding).toHaveText("Central European (Windows-1250)");
  await expectAccessible();
  await page.setViewportSize({ width: 320, height: 568 });
  const widthOf = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(widthOf).toBe(320);
  await page.setViewportSize({ width: 1280, height: 720 });
  await encoding.click();
  await page
    .getByRole("option", { name: /^Imiê, £ukasz and Œwiêta – Western European \(Windows-1252\)/ })
    .click();
  await expect(cellOf(page, 2, 0)).toHaveText("£ukasz");
  await encoding.click();
  await page
    .getByRole("option", { name: /Central European/ })
    .first()
    .click();
  await expect(cellOf(page, 2, 0)).toHaveText("Łukasz");
});

test("every kind of fault is told at its cell and mended in place, and a reload in the middle loses nothing", async ({
  page,
  mark,
  member,
  takeSession,
  invite,
  expectAccessible,
}) => {
  test.setTimeout(90_000);
  await takeSession(member("recruiter"));
  await page.goto("/imports");
  await invite({ email: `pending.${mark}@example.com` });
  const header = ["First name", "E-mail", "Phone", "Interview"];
  const of = (name: string, email: string, phone = "", interview = "Backend Engineer") => [
    name,
    email,
    phone,
    interview,
  ];
  await paste(
    page,
    cells(
      header,
      of("Fine", `fine.${mark}@example.com`),
      of("NoAt", `noat.${mark}`),
      of("Phone", `phone.${mark}@example.com`, "12"),
      of("Slip", `slip.${mark}@gmial.com`),
      of("Twice", `fine.${mark}@example.com`),
      of("Pending", `pending.${mark}@example.com`),
      of("Unknown", `unknown.${mark}@example.com`, "", "Backend Dev"),
    ),
  );
  await expect(startButton(page)).toHaveText("Invite 2 candidates");
  await untilSaved(page);
  await expect(page.getByText("1 row is a duplicate and is skipped.")).toBeVisible();
  await expect(page.getByText(/^1 already has a pending assessment/)).toBeVisible();
  await expect(cellOf(page, 7, 4).getByRole("link", { name: texts.draft.state.pending })).toHaveAttribute(
    "href",
    /^\/assessments\/\d+$/,
  );
  const counts = (["all", "faulty", "double", "ready"] as const).map((filter) =>
    page.getByRole("button", { name: new RegExp(`^${texts.draft.filter[filter]} ?\\d`) }),
  );
  await expect(page.getByRole("toolbar", { name: texts.draft.filters })).toHaveText(
    "All7With errors3Duplicates2Ready2",
  );
  await expectAccessible();

  // The fault is the cell’s description, and the keyboard alone mends it.
  const email = cellOf(page, 3, 1);
  await expect(email).toHaveAccessibleDescription("This doesn’t look like an e-mail address.");
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await counts[1]?.click();
  await email.focus();
  await page.keyboard.press("F2");
  const field = page.getByRole("textbox", { name: "E-mail, row 3" });
  await expect(field).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(email).toBeFocused();
  await page.keyboard.press("Enter");
  await field.fill(`mended.${mark}@example.com`);
  await page.keyboard.press("Enter");
  // The mended row leaves the faulty ones, and the next one has the focus.
  await expect(cellOf(page, 4, 1)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Delete");
  await expect(page.getByRole("button", { name: /^With errors ?1$/ })).toBeVisible();
  await page.getByRole("button", { name: texts.draft.filter.all }).click();
  await page.getByRole("button", { name: "Fix it" }).click();
  await expect(cellOf(page, 5, 1)).toHaveText(`slip.${mark}@gmail.com`);
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(cellOf(page, 5, 1)).toContainText(`slip.${mark}@gmial.com`);
  await page.getByRole("button", { name: en.common.undo }).click();
  await expect(cellOf(page, 4, 2)).toContainText("12");
  await cellOf(page, 4, 2).focus();
  await page.keyboard.press("Delete");
  await page.getByRole("button", { name: "Fix it" }).click();
  await expect(cellOf(page, 5, 1)).toHaveText(`slip.${mark}@gmail.com`);
  await page.getByRole("combobox", { name: "Interview for “Backend Dev”" }).click();
  await page.getByRole("option", { name: "Data Analyst", exact: true }).click();
  // The choice stays, and each cell says what is sent.
  await expect(
    page.getByRole("combobox", { name: "Interview for “Backend Dev”" }).filter({ hasText: "Data Analyst" }),
  ).toBeVisible();
  await expect(cellOf(page, 8, 3)).toHaveText("Backend DevSent as Data Analyst");
  await expect(startButton(page)).toHaveText("Invite 5 candidates");
  await untilSaved(page);

  await page.reload();
  await expect(startButton(page)).toHaveText("Invite 5 candidates");
  await expect(cellOf(page, 3, 1)).toHaveText(`mended.${mark}@example.com`);
  await expect(page.getByText("Not included: 1 duplicate and 1 candidate invited before.")).toBeVisible();
  await untilSaved(page);
  await startButton(page).click();
  await expect(page.getByRole("heading", { name: "5 candidates invited" })).toBeVisible();
  await outcome(page, "pending", 1).click();
  await expect(
    page.getByRole("row", { name: /Pending/ }).getByRole("button", { name: /Copy link/ }),
  ).toBeVisible();
});

test("many rows with the same fault are decided at once, and that can be taken back", async ({
  page,
  mark,
  member,
  takeSession,
  expectAccessible,
}) => {
  await takeSession(member("recruiter"));
  await page.goto("/imports");
  const [header = [], ...others] = people(mark, 5);
  const phones = ["12", "14", "0044 20 7946 0018", "", "13"];
  await paste(page, cells([...header, "Phone"], ...others.map((row, at) => [...row, phones[at] ?? ""])));
  await chooseInterview(page);
  await expect(startButton(page)).toHaveText("Invite 2 candidates");
  await expectAccessible();
  await page.getByRole("button", { name: "Send these 3 without the number" }).click();
  await expect(startButton(page)).toHaveText("Invite 5 candidates");
  await expect(cellOf(page, 2, 3)).toHaveText("");
  await page.getByRole("button", { name: en.common.undo }).click();
  await expect(cellOf(page, 2, 3)).toContainText("12");
  await expect(startButton(page)).toHaveText("Invite 2 candidates");
});

test("more than 100 are invited after one question", async ({ page, expectAccessible, pastePeople }) => {
  await pastePeople(101);
  await chooseInterview(page);
  await startButton(page).click();
  const question = page.getByRole("alertdialog", { name: "Invite 101 candidates now?" });
  await expect(question).toContainText(texts.draft.mails);
  await expectAccessible();
  await question.getByRole("button", { name: en.common.cancel }).click();
  await expect(question).toHaveCount(0);
  await page
    .getByRole("button", { name: texts.draft.leaveOutOf.replace("{line}", "2"), exact: true })
    .click();
  await expect(startButton(page)).toHaveText("Invite 100 candidates");
});

test("what is typed while Shortlist is away stays, and is saved once it is back", async ({
  page,
  allowedErrors,
  pastePeople,
}) => {
  allowedErrors.push(/Failed to load resource/);
  await pastePeople(2);
  await untilSaved(page);
  await page.route("**/api/imports/*/rows", (route) => route.abort("connectionrefused"));
  await cellOf(page, 2, 0).click();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("Renamed");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: texts.saving.failed })).toBeVisible();
  await expect(cellOf(page, 2, 0)).toHaveText("Renamed");
  await page.unroute("**/api/imports/*/rows");
  await page.getByRole("button", { name: en.common.tryAgain }).click();
  await untilSaved(page);
  await page.reload();
  await expect(cellOf(page, 2, 0)).toHaveText("Renamed");
});

test("a draft that another window has changed is looked at before it is started", async ({
  page,
  context,
  pastePeople,
}) => {
  await pastePeople(2);
  await expect(page).toHaveURL(/\/imports\/[\w-]+$/);
  await chooseInterview(page);
  await untilSaved(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await untilSaved(other);
  const change = async (at: typeof page, line: number, text: string) => {
    await cellOf(at, line, 0).click();
    await at.keyboard.press("ControlOrMeta+A");
    await at.keyboard.type(text);
    await at.keyboard.press("Enter");
  };
  await change(other, 2, "Elsewhere");
  const notice = page.getByText(texts.draft.changedElsewhere.title);
  await expect(notice).toBeVisible();
  await expect(startButton(page)).toHaveAttribute("aria-disabled", "true");
  await expect(other.getByText(texts.draft.changedElsewhere.title)).toHaveCount(0);
  // What is typed here until then stays.
  await change(page, 3, "Here");
  await page.getByRole("button", { name: texts.draft.changedElsewhere.show }).click();
  await expect(cellOf(page, 2, 0)).toHaveText("Elsewhere");
  await expect(cellOf(page, 3, 0)).toHaveText("Here");
  await expect(notice).toHaveCount(0);
  await untilSaved(page);
  await startButton(page).click();
  await expect(page.getByRole("heading", { name: "2 candidates invited" })).toBeVisible();
});

test("drafts are listed, renamed, gone on with, and deleted after a question", async ({
  page,
  mark,
  pastePeople,
}) => {
  await pastePeople(3);
  await untilSaved(page);
  await page.getByRole("button", { name: texts.rename }).click();
  await page.getByLabel(texts.name, { exact: true }).fill(`List ${mark}`);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: `List ${mark}` })).toBeVisible();
  await expect(page).toHaveTitle(`List ${mark} · Shortlist`);
  // Left at once, before it can have been saved.
  await cellOf(page, 3, 1).click();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("Left");
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: texts.back, exact: true }).last().click();
  const row = page.getByRole("row", { name: `List ${mark}` });
  await expect(row).toContainText("3 rows");
  await row.getByRole("link", { name: `List ${mark}` }).click();
  await expect(cellOf(page, 2, 0)).toHaveText("Name0");
  await expect(cellOf(page, 3, 1)).toHaveText("Left");
  await untilSaved(page);
  await page.reload();
  await expect(cellOf(page, 3, 1)).toHaveText("Left");
  await page.getByRole("button", { name: texts.remove }).click();
  await page.getByRole("button", { name: texts.removing.yes, exact: true }).click();
  await expect(page).toHaveURL(/\/imports$/);
  await expect(page.getByRole("heading", { name: texts.history.title })).toBeVisible();
  await expect(page.getByRole("link", { name: `List ${mark}` })).toHaveCount(0);
});

test("a draft that is still being saved is deleted once that has ended", async ({ page, pastePeople }) => {
  await pastePeople(2);
  await untilSaved(page);
  const seen: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "DELETE") seen.push("deleted");
  });
  page.on("response", (response) => {
    if (response.url().endsWith("/rows")) seen.push(`saved ${response.status()}`);
  });
  const letIn = await holdRequests(page, "**/api/imports/*/rows");
  const sending = page.waitForRequest("**/api/imports/*/rows");
  await cellOf(page, 2, 0).click();
  await page.keyboard.type("Late");
  await page.keyboard.press("Enter");
  await sending;
  await page.getByRole("button", { name: texts.remove }).click();
  await page.getByRole("button", { name: texts.removing.yes, exact: true }).click();
  letIn();
  await expect(page).toHaveURL(/\/imports$/);
  await expect.poll(() => seen).toEqual(["saved 200", "deleted"]);
});

test("a list pasted anywhere on the page is read, and the box is empty once it is a draft", async ({
  page,
  mark,
  member,
  takeSession,
}) => {
  await takeSession(member("recruiter"));
  await page.goto("/imports");
  const field = page.getByLabel(texts.begin.paste);
  await untilItRuns(field);
  await page.evaluate((content) => navigator.clipboard.writeText(content), cells(...people(mark, 2)));
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("ControlOrMeta+V");
  await expect(page).toHaveURL(/\/imports\/[\w-]+$/);
  await untilSaved(page);
  await page.getByRole("link", { name: texts.back, exact: true }).last().click();
  await expect(field).toHaveValue("");
  await page.reload();
  await expect(field).toHaveValue("");
});

test("several addresses pasted into New assessment can be imported, with the interview that is chosen there", async ({
  page,
  mark,
  member,
  takeSession,
}) => {
  await takeSession(member("recruiter"));
  await page.goto("/assessments/new");
  const email = page.getByLabel(en.common.email, { exact: true });
  await untilItRuns(email);
  await page.getByRole("combobox", { name: "Interview" }).click();
  await page.getByRole("option", { name: "Data Analyst", exact: true }).click();
  await page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    `Ana Silva <ana.${mark}@example.com>, bo.${mark}@example.com`,
  );
  await email.focus();
  await page.keyboard.press("ControlOrMeta+V");
  await page.getByRole("button", { name: "Import all 2" }).click();
  await expect(page).toHaveURL(/\/imports\/[\w-]+$/);
  await expect(startButton(page)).toHaveText("Invite 2 candidates");
  await expect(page.getByRole("combobox", { name: texts.draft.interviewOf })).toHaveText("Data Analyst");
  await page.getByRole("link", { name: texts.back, exact: true }).last().click();
  await expect(page.getByLabel(texts.begin.paste)).toHaveValue("");
});

test("viewers find no import, neither in the navigation nor by its address", { tag: "@story" }, async ({
  page,
  member,
  signIn,
  allowedErrors,
}) => {
  allowedErrors.push(/403/);
  await signIn(member("viewer"));
  await expect(page.getByRole("navigation").getByRole("link", { name: "Import" })).toHaveCount(0);
  await page.goto("/imports");
  await expect(page.getByRole("heading", { name: en.layout.forbiddenFor.recruiter })).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("rows are cards, a fault is mended in a sheet, and the import runs", { tag: "@story" }, async ({
    page,
    mark,
    member,
    takeSession,
    expectAccessible,
  }) => {
    await takeSession(member("recruiter"));
    await page.goto("/imports");
    const rows = people(mark, 4);
    rows[0]?.push("Phone", "Résumé");
    rows[2] = ["Faulty", "Doe", "not an address"];
    rows.push(["Wrong", "Doe", "not an address either", "12", "not a link"]);
    const field = page.getByLabel(texts.begin.paste);
    await untilItRuns(field);
    await field.fill(cells(...rows));
    await page.getByRole("button", { name: texts.begin.check }).tap();
    await page.getByRole("button", { name: /^3 Faulty Doe/ }).tap();
    const sheet = page.getByRole("dialog", { name: "Correct row 3" });
    await sheet.getByLabel("E-mail").fill(`mended.${mark}@example.com`);
    await expectAccessible();
    await sheet.getByRole("button", { name: texts.draft.done }).tap();
    await expect(sheet).toHaveCount(0);
    await page.getByRole("combobox", { name: texts.draft.interviewOf }).tap();
    await page.getByRole("option", { name: "Backend Engineer", exact: true }).tap();
    await expect(startButton(page)).toHaveText("Invite 4 candidates");
    await expectAccessible();
    await startButton(page).tap();
    await expect(page.getByRole("heading", { name: "4 candidates invited" })).toBeVisible();
    await expectAccessible();
    const overhang = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overhang).toBeLessThanOrEqual(0);

    // A finger reaches no title: all of a reason is there, and what is below makes room for it.
    const outcomes = page.getByRole("table", { name: texts.rows.caption }).locator("tbody tr");
    await expect(outcomes.filter({ hasText: "Wrong Doe" })).toContainText(
      /like an e-mail address\. This number is too short\. Enter a web address/,
    );
    await expect
      .poll(() =>
        outcomes.evaluateAll((drawn) =>
          drawn.map((one, at) => {
            const isCut = [...one.querySelectorAll("td span")].some(
              (words) => words.scrollHeight > words.clientHeight + 1 && words.clientHeight > 0,
            );
            const below = drawn[at + 1]?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
            return !isCut && one.getBoundingClientRect().bottom <= below + 1;
          }),
        ),
      )
      .toEqual([true, true, true, true, true]);
  });
});
