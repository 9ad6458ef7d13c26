import { expect, type Locator, type Page } from "@playwright/test";
import { en } from "@/lib/i18n/messages/en";

export const texts = en.imports;

/** Cells as a spreadsheet puts them on the clipboard. */
export const cells = (...rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.join("\t")).join("\n");

/** So many candidates under a header, each with an address of the test’s own. */
export const people = (mark: string, count: number): string[][] => [
  ["First name", "Last name", "E-mail"],
  ...Array.from({ length: count }, (_, at) => [`Name${at}`, "Doe", `p${at}.${mark}@example.com`]),
];

/** As a person does: what is on the clipboard goes into the field. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((content) => navigator.clipboard.writeText(content), text);
  await page.getByLabel(texts.begin.paste).focus();
  await page.keyboard.press("ControlOrMeta+V");
}

/** A draft’s rows are all on the server. */
export const untilSaved = (page: Page) =>
  expect(page.getByText(texts.saving.saved, { exact: true })).toBeVisible();

export const startButton = (page: Page): Locator =>
  page.getByRole("button", {
    name: /^(Invite|No one to invite|Get|Choose the e-mail column|Choose an interview$) ?/,
  });

export async function chooseInterview(page: Page, name = "Backend Engineer"): Promise<void> {
  await page.getByRole("combobox", { name: texts.draft.interviewOf }).click();
  await page.getByRole("option", { name, exact: true }).click();
}

/** The outcome with its figure, such as “30 Invited”. What was skipped says besides what it was. */
export const outcome = (page: Page, name: keyof typeof texts.outcomes, count: number): Locator =>
  page.getByRole("button", { name: new RegExp(`^${count} ${texts.outcomes[name]}`) });

/** A cell of the draft’s grid, by its row in the file. */
export const cellOf = (page: Page, line: number, column: number): Locator =>
  page
    .getByRole("row", { name: new RegExp(`^Row ${line}(?!\\d)`) })
    .getByRole("gridcell")
    .nth(column);
