import path from "node:path";
import SqliteDatabase from "better-sqlite3";
import { expect, test } from "./fixtures";

test.use({ alone: true });

test("an administrator sees whom a rule would erase, saves it, and blocks erasing one of them", async ({
  page,
  member,
  signIn,
  shortlist,
  allowedErrors,
  expectAccessible,
}) => {
  // A block without a reason is refused.
  allowedErrors.push(/422 .*erasure-block/);
  await signIn(member("administrator"));
  const listed = await page.request.get("/api/assessments?status=recommended&limit=1");
  const [{ id, candidate, interview }] = (await listed.json()).assessments;
  const { interviews } = await (await page.request.get("/api/interviews")).json();
  const other: string = interviews.find((one: { name: string }) => one.name !== interview.name).name;
  const name = `${candidate.firstName} ${candidate.lastName}`;
  // Nothing in a sandbox is that old.
  const store = new SqliteDatabase(path.join(shortlist.dataDir, "shortlist.sqlite"));
  store.prepare("update assessments set completed_before = '2020-01-01T10:00:00.000Z' where id = ?").run(id);
  store.close();

  await page.goto("/settings/retention");
  const rule = page.getByRole("region", { name: "Retention period" });
  const due = page.getByRole("region", { name: "Due within 14 days" });
  await expect(due).toContainText("Candidates aren’t erased automatically.");
  await rule.getByRole("combobox", { name: "Keep candidates" }).click();
  await page.getByRole("option", { name: "for 12 months" }).click();
  const preview = page.getByRole("region", { name: "With this rule" });
  await expect(preview).toContainText("1 candidate would be erased within 14 days.");
  await expect(preview.getByRole("link", { name })).toHaveAttribute("href", `/assessments/${id}`);
  await rule.getByRole("combobox", { name: "Add an interview" }).click();
  await page.getByRole("option", { name: other }).click();
  await rule.getByRole("combobox", { name: `Keep candidates of ${other}` }).click();
  await page.getByRole("option", { name: "until someone erases them" }).click();
  await expectAccessible();
  await rule.getByRole("button", { name: "Save" }).click();
  await expect(rule).toContainText("Saved");
  await expect(due).toContainText("1 candidate");

  await due.getByRole("button", { name: `Block erasing ${name}` }).click();
  const dialog = page.getByRole("dialog", { name: `Block erasing ${name}?` });
  await dialog.getByRole("button", { name: "Block erasing" }).click();
  await expect(dialog).toContainText("Give a reason.");
  await dialog.getByLabel("Reason").fill("A dispute about the offer.");
  await dialog.getByRole("button", { name: "Block erasing" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(`Erasing ${name} is blocked.`)).toBeFocused();
  await expect(due).toContainText("No one is due.");
  const blocked = page.getByRole("region", { name: "Erasing blocked" });
  await expect(blocked).toContainText("A dispute about the offer.");
  await expectAccessible();

  await blocked.getByRole("link", { name }).click();
  await expect(page.getByText("Erasing is blocked: A dispute about the offer.")).toBeVisible();
  await page.getByRole("button", { name: "Erase candidate…" }).click();
  const erasing = page.getByRole("dialog", { name: `Erasing ${name} is blocked` });
  await expect(erasing).toContainText("has blocked erasing this candidate: A dispute about the offer.");
  await expect(erasing.getByRole("button", { name: "Erase permanently" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: `Unblock erasing ${name}` }).click();
  await expect(page.getByText("Due for automatic erasing")).toBeVisible();

  await page.goto("/settings/log");
  for (const entry of [
    `Changed how long candidates are kept: for 12 months; ${other}: until someone erases them`,
    `Blocked erasing ${name}: A dispute about the offer.`,
    `Allowed erasing ${name} again`,
  ])
    await expect(page.getByRole("main")).toContainText(entry);
});
