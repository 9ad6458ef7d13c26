import { openDatabase } from "@/lib/db/open-database";
import { expect, test } from "./fixtures";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const dayMs = 86_400_000;

/** As if these candidates had been invited long ago, two of them without an e-mail. */
async function age(dataDir: string): Promise<{ silent: string[]; overdue: number }> {
  const { db, close } = await openDatabase({ dataDir });
  try {
    const rows = await db
      .selectFrom("assessments")
      .select(["id", "email"])
      .where("status", "=", "pending")
      .where("email", "is not", null)
      .orderBy("id")
      .execute();
    const long = new Date(Date.now() - 30 * dayMs).toISOString();
    await db
      .updateTable("assessments")
      .set({ created_at: long, first_seen_at: long, email_suppressed: 0 })
      .execute();
    const silent = rows.slice(0, 2);
    await db
      .updateTable("assessments")
      .set({ email_suppressed: 1, last_link_copied_at: null })
      .where(
        "id",
        "in",
        silent.map(({ id }) => id),
      )
      .execute();
    return { silent: silent.map(({ email }) => email ?? ""), overdue: rows.length };
  } finally {
    await close();
  }
}

test("links nobody handed over and the long pending stand in one line, and are dealt with there", async ({
  page,
  shortlist,
  member,
  signIn,
  expectAccessible,
}) => {
  const person = await member("recruiter");
  const { silent, overdue } = await age(shortlist.dataDir);
  expect(overdue).toBeGreaterThan(5);
  await signIn(person);
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
  const attention = page.getByRole("region", { name: "Needs attention" });
  const height = async () => (await attention.boundingBox())?.height ?? 0;
  expect(await height()).toBeLessThan(60);

  await attention.getByRole("button", { name: "2 links not handed over" }).click();
  const links = attention.getByRole("list", { name: "Links that nobody has handed over" });
  await expect(links.getByRole("listitem")).toHaveCount(2);
  await expectAccessible();
  const copied = links.getByRole("listitem").filter({ hasText: silent[0] });
  const copy = copied.getByRole("button", { name: /^Copy link/ });
  await copy.click();
  await expect(copied.getByText("Handed over", { exact: true })).toBeVisible();
  await expect(copy).toBeFocused();
  const told = links.getByRole("listitem").filter({ hasText: silent[1] });
  await told.getByRole("button", { name: /^I’ve handed it over/ }).click();
  await expect(told.getByText("Handed over", { exact: true })).toBeVisible();
  await expect(told).toBeFocused();
  // Dealt with, they stay until the list is closed.
  await expect(links.getByRole("listitem")).toHaveCount(2);
  await attention.getByRole("button", { name: "0 links not handed over" }).click();
  await expect(links).toHaveCount(0);
  await expect(attention.getByRole("button", { name: /links/ })).toHaveCount(0);
  await expect(attention).toBeFocused();

  const pending = attention.getByRole("button", { name: `${overdue} pending for more than 7 days` });
  await pending.focus();
  await page.keyboard.press("Enter");
  const long = attention.getByRole("list", { name: "Pending for long" });
  await expect(long.getByRole("listitem")).toHaveCount(5);
  await attention.getByRole("button", { name: /^Show \d more/ }).click();
  await expect.poll(() => long.getByRole("listitem").count()).toBeGreaterThan(5);
  await attention.getByRole("link", { name: "The longest pending in the table" }).click();
  await expect(page).toHaveURL(/status=pending&sort=created&createdTo=/);
  await expectAccessible();
});
