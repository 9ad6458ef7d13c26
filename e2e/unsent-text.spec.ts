import type { Locator, Page } from "@playwright/test";
import { en } from "@/lib/i18n/messages/en";
import { expect, test } from "./fixtures";
import { untilItRuns } from "./support/page-runs";

/** Letters typed on a link of the page reach the field that is being written in, and do nothing else. */
async function expectHeld(page: Page, field: Locator, place: Locator, letters: string): Promise<void> {
  await place.focus();
  await page.keyboard.type(letters);
  await expect(field).toBeFocused();
  expect(await field.inputValue()).toContain(letters);
}

test("letters typed beside a note, a correction or an address that isn’t sent go there, and decide about nobody", async ({
  page,
  mark,
  member,
  invite,
  takeSession,
}) => {
  await takeSession(member("recruiter"));
  const { id } = await invite({ email: `${mark}@example.com`, firstName: "Nora", lastName: mark });
  await page.goto(`/assessments?queue=all&q=${mark}`);
  await page.locator(`[data-row-link][href*="/assessments/${id}"]`).click();
  const panel = page.getByRole("region", { name: `Nora ${mark}` });
  const home = page.getByRole("link", { name: "Interviews", exact: true });
  const note = panel.getByLabel(en.team.write, { exact: true });
  await untilItRuns(note);
  await note.pressSequentially("Ask ");
  await expectHeld(page, note, home, "gather");
  await note.press("ControlOrMeta+Enter");
  const text = panel.getByRole("listitem").filter({ hasText: "Ask gather" });
  await expect(text).toBeVisible();
  await expect(note).toHaveValue("");

  await text.getByRole("button", { name: /^Edit/ }).click();
  const edited = panel.getByLabel(/^Edit the note/);
  await edited.pressSequentially(" more ");
  await expectHeld(page, edited, home, "hearing");
  await panel.getByRole("button", { name: en.common.cancel }).click();

  await panel.getByRole("button", { name: "Edit: Details" }).click();
  const name = panel.getByLabel("First name");
  await name.pressSequentially("h");
  await expectHeld(page, name, home, "ruth");
  await panel.getByRole("button", { name: en.common.cancel }).click();
  const { assessment } = await (await page.request.get(`/api/assessments/${id}`)).json();
  expect(assessment.decision).toBeUndefined();

  // A restored draft that hasn’t been touched holds nothing back.
  await note.fill("Later.");
  await page.reload();
  const draft = page.getByLabel(en.team.write, { exact: true });
  await expect(draft).toHaveValue("Later.");
  await untilItRuns(home);
  await home.focus();
  await page.keyboard.press("n");
  await expect(page).toHaveURL(/\/assessments\/new/);
});

test("letters typed beside a person’s other address go there", async ({
  page,
  mark,
  member,
  invite,
  takeSession,
}) => {
  await takeSession(member("recruiter"));
  const { id } = await invite({ email: `${mark}@example.com`, firstName: "Nora", lastName: mark });
  await page.goto(`/assessments/${id}`);
  await page.getByRole("heading", { level: 1 }).getByRole("link").click();
  await page.getByRole("button", { name: en.person.join }).click();
  const field = page.getByLabel(en.person.joinEmail);
  await field.pressSequentially("nora.");
  await expectHeld(page, field, page.getByRole("link", { name: "Interviews", exact: true }), "gather");
});
