import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { dataFiles } from "@/lib/db/places";
import { expect, test } from "./fixtures";

test.describe("with files and a log of its own", () => {
  test.use({ alone: true });

  test("an administrator erases a candidate: no open page shows them any more, and texts that name them are listed", {
    tag: "@story",
  }, async ({ page, context, member, signIn, invite, mark, shortlist, allowedErrors, expectAccessible }) => {
    // The candidate’s page asks for them again.
    allowedErrors.push(/404 .*api\/candidates/);
    await signIn(member("administrator"));
    const email = `${mark}@example.com`;
    const { id } = await invite({ email, firstName: "Zenobia", lastName: "Quokka" });
    const other = await invite({ email: "bo@example.com", firstName: "Bo" });
    const origin = new URL(page.url()).origin;
    for (const [about, body] of [
      [id, `Called ${mark}.`],
      [other.id, "Was recommended by Zenobia Quokka."],
    ] as const) {
      const note = { headers: { origin }, data: { body } };
      expect((await page.request.post(`/api/assessments/${about}/notes`, note)).status()).toBe(201);
    }
    const list = await context.newPage();
    await list.goto(`/assessments?queue=all&q=${mark}`);
    await expect(list.getByRole("table")).toContainText("Zenobia Quokka");

    const log = await context.newPage();
    await log.goto("/settings/log");
    await expect(log.getByRole("main")).toContainText("Zenobia Quokka");
    const { assessment } = await (await page.request.get(`/api/assessments/${id}`)).json();
    const person = await context.newPage();
    await person.goto(`/candidates/${assessment.candidate.id}`);
    await expect(person.getByRole("heading", { level: 1 })).toContainText("Quokka");

    await page.goto(`/assessments/${id}`);
    const file = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download (JSON)" }).click();
    const stream = await (await file).createReadStream();
    let data = "";
    for await (const piece of stream) data += piece;
    expect(JSON.parse(data)).toMatchObject({ names: ["Zenobia Quokka"], addresses: [email] });

    await page.getByRole("button", { name: "Erase candidate…" }).click();
    const dialog = page.getByRole("dialog", { name: "Erase Zenobia Quokka?" });
    await expect(dialog).toContainText("The assessment service keeps its own copy");
    await expectAccessible();
    const erase = dialog.getByRole("button", { name: "Erase permanently" });
    await dialog.getByLabel("Type ERASE to confirm").fill("erased");
    await erase.click();
    await expect(dialog).toContainText("Type ERASE, or the candidate’s name");
    await dialog.getByLabel("Type ERASE to confirm").fill("erase");
    await page.keyboard.press("Enter");

    const done = page.getByRole("dialog", { name: "Candidate erased" });
    await expect(done.getByRole("link", { name: "Note on Bo" })).toHaveAttribute(
      "href",
      `/assessments/${other.id}`,
    );
    await expect(page.getByText("personal data was erased")).toBeVisible();
    await done.getByRole("button", { name: "Close" }).click();
    await expect(page.getByRole("status").filter({ hasText: "personal data was erased" })).toBeFocused();
    await expect(page.getByRole("heading", { name: "Erased candidate" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Erase candidate…" })).toHaveCount(0);
    await expect(page.getByRole("main")).not.toContainText(/Zenobia|Quokka/);
    await expectAccessible();
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
    await expect(person.getByText(/Zenobia|Quokka/)).toHaveCount(0);
    await expect(person).not.toHaveTitle(/Quokka/);
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
