import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { dataFiles } from "@/lib/db/places";
import { expect, test } from "./fixtures";

test.describe("with files and a log of its own", () => {
  test.use({ alone: true });

  test("an administrator erases a candidate, and no open page shows their name any more", {
    tag: "@story",
  }, async ({ page, context, member, signIn, invite, mark, shortlist, allowedErrors }) => {
    // The candidate’s page asks for them again.
    allowedErrors.push(/404 .*api\/candidates/);
    await signIn(member("administrator"));
    const email = `${mark}@example.com`;
    const { id } = await invite({ email, firstName: "Zenobia", lastName: mark });
    const list = await context.newPage();
    await list.goto(`/assessments?queue=all&q=${mark}`);
    await expect(list.getByRole("table")).toContainText(`Zenobia ${mark}`);

    const log = await context.newPage();
    await log.goto("/settings/log");
    await expect(log.getByRole("main")).toContainText(`Zenobia ${mark}`);
    const { assessment } = await (await page.request.get(`/api/assessments/${id}`)).json();
    const person = await context.newPage();
    await person.goto(`/candidates/${assessment.candidate.id}`);
    await expect(person.getByRole("heading", { level: 1 })).toContainText(mark);

    await page.goto(`/assessments/${id}`);
    const file = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download (JSON)" }).click();
    const stream = await (await file).createReadStream();
    let data = "";
    for await (const piece of stream) data += piece;
    expect(JSON.parse(data)).toMatchObject({ names: [`Zenobia ${mark}`], addresses: [email] });

    await page.getByRole("button", { name: "Erase candidate…" }).click();
    const dialog = page.getByRole("dialog", { name: `Erase Zenobia ${mark}?` });
    await expect(dialog).toContainText("The assessment service keeps its own copy");
    const erase = dialog.getByRole("button", { name: "Erase permanently" });
    await dialog.getByLabel("Type ERASE to confirm").fill("erased");
    await erase.click();
    await expect(dialog).toContainText("Type ERASE, or the candidate’s name");
    await dialog.getByLabel("Type ERASE to confirm").fill("erase");
    await page.keyboard.press("Enter");

    await expect(page.getByRole("heading", { name: "Erased candidate" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Erase candidate…" })).toHaveCount(0);
    await expect(page.getByRole("main")).not.toContainText(mark);
    await expect(page.getByRole("status").filter({ hasText: "personal data was erased" })).toBeFocused();
    const written = readdirSync(shortlist.dataDir).map((name) => {
      const bytes = readFileSync(path.join(shortlist.dataDir, name));
      return {
        name,
        holding: dataFiles[name.replace(/-(wal|shm|journal)$/, "")],
        isNamed: bytes.includes(mark),
      };
    });
    expect(written.filter(({ holding }) => holding === undefined)).toEqual([]);
    expect(written.filter(({ holding, isNamed }) => isNamed && holding !== "service")).toEqual([]);
    expect(shortlist.output()).not.toContain(mark);
    // The feed tells the other tabs. The list has no row any more: it is archived.
    await expect(list.getByText("Erased candidate")).toHaveCount(0);
    for (const other of [list, log]) await expect(other.getByRole("main")).not.toContainText("Zenobia");
    await expect(person.getByText(mark)).toHaveCount(0);
    await expect(person).not.toHaveTitle(new RegExp(mark));
    await list.goto(`/assessments?queue=all&q=${id}&archived=1`);
    await expect(list.getByRole("table")).toContainText("Erased candidate");
    const answers = await Promise.all(
      [`/api/assessments?q=${mark}`, `/api/assessments/${id}`, "/api/audit?limit=200"].map(async (path) =>
        (await page.request.get(path)).text(),
      ),
    );
    for (const answer of answers) expect(answer).not.toContain(mark);
  });
});

test("only administrators see and may use it", async ({ page, member, signIn, invite, mark }) => {
  await signIn(member("recruiter"));
  const { id } = await invite({ email: `${mark}@example.com`, firstName: mark });
  await page.goto(`/assessments/${id}`);
  await expect(page.getByRole("button", { name: "Archive" })).toBeVisible();
  await expect(page.getByText("Personal data")).toHaveCount(0);
  expect((await page.request.get(`/api/assessments/${id}/person-data`)).status()).toBe(403);
  expect((await page.request.get(`/api/assessments/${id}/erase`)).status()).toBe(403);
});

test("where other texts have the name, they are listed until the dialog is closed", async ({
  page,
  member,
  signIn,
  invite,
  mark,
  expectAccessible,
}) => {
  await signIn(member("administrator"));
  const { id } = await invite({ email: `${mark}@example.com`, firstName: "Zenobia", lastName: mark });
  const other = await invite({ email: `bo.${mark}@example.com`, firstName: "Bo" });
  const origin = new URL(page.url()).origin;
  const note = { headers: { origin }, data: { body: `Was recommended by Zenobia ${mark}.` } };
  expect((await page.request.post(`/api/assessments/${other.id}/notes`, note)).status()).toBe(201);
  await page.goto(`/assessments/${id}`);
  await page.getByRole("button", { name: "Erase candidate…" }).click();
  await expect(page.getByRole("dialog").getByRole("link", { name: "Note on Bo" })).toBeVisible();
  await expectAccessible();
  await page.getByLabel("Type ERASE to confirm").fill(`zenobia ${mark}`);
  await page.keyboard.press("Enter");
  const done = page.getByRole("dialog", { name: "Candidate erased" });
  const link = done.getByRole("link", { name: "Note on Bo" });
  await expect(link).toHaveAttribute("href", `/assessments/${other.id}`);
  await expect(page.getByText("personal data was erased")).toBeVisible();
  await expect(link).toBeVisible();
  await done.getByRole("button", { name: "Close" }).click();
  await expect(done).toHaveCount(0);
  await expect(page.getByRole("status").filter({ hasText: "personal data was erased" })).toBeFocused();
  await expectAccessible();
});
