import { untilItRuns } from "./support/page-runs";
import { readAnnounced, recordAnnouncements } from "./support/record-announcements";
import { expect, test } from "./with-service";

const wholeList = /^Assessments found: [1-9]\d*$/;

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("from the invitation to the archive each thing is said once, where it happens, and nothing is told back", async ({
  page,
  mark,
  member,
  takeSession,
  service,
}) => {
  const name = `Amara ${mark}`;
  const untilSaid = (text: string) => expect.poll(() => readAnnounced(page)).toContain(text);
  await takeSession(member("recruiter"));
  await recordAnnouncements(page);
  await page.goto("/assessments?queue=all");
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
  await page.keyboard.press("n");
  await page.getByRole("combobox", { name: "Interview", exact: true }).click();
  await page.getByRole("option").first().click();
  await page.getByLabel("E-mail", { exact: true }).fill(`amara.${mark}@example.com`);
  await page.getByLabel("First name").fill("Amara");
  await page.getByLabel("Last name").fill(mark);
  await page.getByRole("button", { name: "Create assessment" }).click();
  const copies = page.getByRole("button", { name: `Copy link: ${name}` });
  await expect(copies).toBeFocused();
  // The focus says it, with what it is on.
  await expect(copies).toHaveAccessibleDescription(new RegExp(`^${name} is invited`));
  await expect(page).toHaveTitle(`${name} is invited · Shortlist`);
  await page.keyboard.press("Enter");
  await untilSaid("Copied");

  await page.getByRole("main").getByRole("link", { name: "Assessments" }).click();
  await page.getByRole("navigation", { name: "Queues" }).getByRole("link", { name: /^All/ }).click();
  const row = page.getByRole("row", { name });
  await expect(row).toBeVisible();

  const id = Number((await row.locator("[data-row-link]").getAttribute("href"))?.split("/").at(-1));
  await service.complete(id);
  await untilSaid(`${name}: recommended.`);

  await row.locator("[data-row-link]").focus();
  await page.keyboard.press("a");
  await untilSaid(`${name} advanced.`);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 2, name })).toBeFocused();
  await page.getByRole("button", { name: "Hold" }).click();
  await untilSaid(`${name} put on hold.`);
  await page.keyboard.press("Escape");
  await expect(row.locator("[data-row-link]")).toBeFocused();

  await page.keyboard.press("Tab");
  await row.getByRole("button", { name: `More: ${name}` }).press("Enter");
  await page.getByRole("menuitem", { name: "Archive" }).press("Enter");
  await untilSaid(`${name} archived.`);
  await expect(page.locator("tr:focus-within")).toHaveCount(1);
  await page.keyboard.press("Control+z");
  await untilSaid(`${name} restored.`);

  await row.locator("[data-row-link]").focus();
  await page.keyboard.press("x");
  await untilSaid("1 selected. Press B to go to the actions, Esc to clear the selection.");
  // The first Escape puts away the whole of the row’s result, which covers the row above.
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await untilSaid("Nothing selected.");
  const search = page.getByRole("textbox", { name: "Search assessments" });
  await search.fill("nobody has this name");
  await untilSaid("Assessments found: 0");
  await search.fill("");
  await expect.poll(async () => (await readAnnounced(page)).at(-1)).toMatch(wholeList);
  expect(await readAnnounced(page)).toEqual([
    "Copied",
    `${name}: recommended.`,
    `${name} advanced.`,
    `${name} put on hold.`,
    `${name} archived.`,
    `${name} restored.`,
    "1 selected. Press B to go to the actions, Esc to clear the selection.",
    "Nothing selected.",
    "Assessments found: 0",
    expect.stringMatching(wholeList),
  ]);

  await page.goto(`/assessments/${id}`);
  const main = page.getByRole("main");
  await untilItRuns(main);
  await main.getByRole("button", { name: "Archive", exact: true }).press("Enter");
  await untilSaid(`${name} archived.`);
  await main.getByRole("button", { name: "Restore" }).press("Enter");
  await untilSaid(`${name} restored.`);
  const note = page.getByRole("textbox", { name: "Write a note" });
  await note.fill("Calm.");
  await note.press("Control+Enter");
  await untilSaid("Note added.");
  await page.getByRole("button", { name: /^Edit the note/ }).press("Enter");
  const edited = page.getByRole("textbox", { name: /^Edit the note/ });
  await edited.fill("Calm and quick.");
  await edited.press("Control+Enter");
  await untilSaid("Note saved.");
  await page.getByRole("button", { name: /^Delete the note/ }).press("Enter");
  await page.getByRole("button", { name: "Delete note" }).press("Enter");
  await untilSaid("Note deleted.");
  expect(await readAnnounced(page)).toEqual([
    `${name} archived.`,
    `${name} restored.`,
    "Note added.",
    "Note saved.",
    "Note deleted.",
  ]);
});

test("what was done is said before the name of the next candidate", async ({
  page,
  mark,
  member,
  invite,
  takeSession,
  service,
}) => {
  await takeSession(member("recruiter"));
  for (const firstName of ["Amara", "Zora"]) {
    const { id } = await invite({ email: `${firstName}.${mark}@example.com`, firstName, lastName: mark });
    await service.complete(id);
  }
  await recordAnnouncements(page);
  await page.goto(`/assessments?queue=to_decide&q=${mark}`);
  await expect(page.locator("[data-row-link]")).toHaveCount(2);
  const rows = await page.locator("[data-row-link]").allTextContents();
  const [first, second] = rows.map((name) => name.trim());
  await page.locator("[data-row-link]").first().press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: first })).toBeFocused();
  const before = (await readAnnounced(page)).length;
  await page.getByRole("region", { name: first }).getByRole("button", { name: "Hold" }).click();
  const said = async () => (await readAnnounced(page)).slice(before).filter((text) => text.includes(mark));
  await expect.poll(said).toEqual([`${first} put on hold.`, expect.stringContaining(`${second}: `)]);
});
