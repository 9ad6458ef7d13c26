import type { Page } from "@playwright/test";
import { sql } from "kysely";
import { openDatabase } from "@/lib/db/opening/open-database";
import { expect, test } from "./fixtures";
import { holdRequests } from "./support/hold-requests";

test.use({ alone: true, permissions: ["clipboard-read", "clipboard-write"] });

const dayMs = 86_400_000;

/** As if these candidates had been invited long ago, two of them without an e-mail. */
async function age(dataDir: string): Promise<{ silent: string[]; overdue: number }> {
  const { db, close } = await openDatabase({ dataDir });
  try {
    const rows = await db
      .selectFrom("assessments")
      .select(["id", "email"])
      .where("status", "=", "pending")
      // Known candidates come first.
      .orderBy("email", sql`desc nulls last`)
      .orderBy("id")
      .execute();
    const long = new Date(Date.now() - 30 * dayMs).toISOString();
    await db
      .updateTable("assessments")
      .set({ created_at: long, first_seen_at: long, email_suppressed: 0 })
      .execute();
    // Nobody can be reminded of what nobody has claimed: it comes last.
    await db
      .updateTable("assessments")
      .set({ created_at: new Date(Date.now() - 20 * dayMs).toISOString() })
      .where("email", "is", null)
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

  // Until the list's script is there the rest of the screen goes on.
  const letIn = await holdRequests(page, "**/_next/static/chunks/*.js");
  await attention.getByRole("button", { name: "2 links not handed over" }).click();
  await expect(attention.getByText("Loading…")).toHaveCount(1);
  await expect(page.locator("[data-row-link]").first()).toBeVisible();
  letIn();
  const links = attention.getByRole("list", { name: "Links not handed over yet" });
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

  // Unclaimed ones are among them, and those that waited for their link.
  const pending = attention.getByRole("button", { name: `${overdue} pending for more than 7 days` });
  await pending.focus();
  await page.keyboard.press("Enter");
  const long = attention.getByRole("list", { name: "Pending too long" });
  await expect(long.getByRole("listitem")).toHaveCount(5);
  await attention.getByRole("button", { name: /^Show \d more/ }).click();
  await expect.poll(() => long.getByRole("listitem").count()).toBeGreaterThan(5);
  await attention.getByRole("link", { name: "See all in the table, oldest first" }).click();
  await expect(page).toHaveURL(/queue=pending&sort=created&followUp=overdue/);
  // The list is as long as the line says.
  const table = page.getByRole("table", { name: "Assessments" });
  await expect(table).toHaveAttribute("aria-rowcount", String(overdue + 1));
  await expect(attention.getByText("Settled", { exact: true })).toHaveCount(0);
  await expectAccessible();
});

/** Opens the group and has its list. @param words what its button ends with: on a phone fewer of them. */
async function openLongPending(page: Page, words = /pending for more than 7 days$/) {
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
  const attention = page.getByRole("region", { name: "Needs attention" });
  const toggle = attention.getByRole("button", { name: words });
  const count = async () => Number.parseInt((await toggle.textContent()) ?? "", 10);
  const before = await count();
  await toggle.click();
  const items = attention.getByRole("list", { name: "Pending too long" }).getByRole("listitem");
  await expect(items).toHaveCount(5);
  return { attention, toggle, count, before, items };
}

test("who is pending for long is reminded, waits or is archived where they stand, and a colleague sees it", async ({
  page,
  browser,
  shortlist,
  member,
  signIn,
  expectAccessible,
}) => {
  // Two people, each on a page of their own.
  await age(shortlist.dataDir);
  const [dana, mei] = [await member("recruiter"), await member("recruiter")];
  await signIn(dana);
  const { items, before, count } = await openLongPending(page);
  const colleague = await browser.newPage({ baseURL: shortlist.url });
  await signIn(mei, colleague);
  const theirs = await openLongPending(colleague);
  expect(theirs.before).toBe(before);
  await expectAccessible();

  const reminded = items.nth(0);
  const name = await reminded.getByRole("link").first().textContent();
  await reminded.getByRole("button", { name: `Copy message: ${name}` }).click();
  await expect(reminded.getByText("Message copied · back in 7 days")).toBeVisible();
  await expect(reminded).toBeFocused();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Hi [\s\S]+https?:/);
  await expect.poll(count).toBe(before - 1);
  await expect.poll(theirs.count).toBe(before - 1);
  await expect(theirs.items.nth(0).getByText("Settled", { exact: true })).toBeVisible();

  await reminded.getByRole("button", { name: `Undo: ${name}` }).click();
  await expect(reminded.getByRole("button", { name: `Copy message: ${name}` })).toBeVisible();
  await expect(reminded).toBeFocused();
  await expect.poll(theirs.count).toBe(before);
  await expect(theirs.items.nth(0).getByRole("button", { name: /^Copy message/ })).toBeVisible();

  const mailed = items.nth(1);
  const write = mailed.getByRole("link", { name: /^Write e-mail/ });
  await expect(write).toHaveAttribute("href", /^mailto:[^?]+\?subject=.+/);
  // A browser without a mail program would leave the page.
  await write.evaluate((link) => link.addEventListener("click", (event) => event.preventDefault()));
  await write.click();
  await expect(mailed.getByText("E-mail opened · back in 7 days")).toBeVisible();

  const snoozed = items.nth(2);
  const path = (await snoozed.getByRole("link").first().getAttribute("href")) ?? "";
  await snoozed.getByRole("button", { name: /^Snooze 7 days/ }).focus();
  await page.keyboard.press("Enter");
  await expect(snoozed.getByText("Snoozed · back in 7 days")).toBeVisible();
  await expectAccessible();

  const archived = items.nth(3);
  await archived.getByRole("button", { name: /^Archive/ }).click();
  await expect(archived.getByText("Archived", { exact: true })).toBeVisible();
  await expect.poll(count).toBe(before - 3);
  await archived.getByRole("button", { name: /^Undo/ }).click();
  await expect(archived.getByRole("button", { name: /^Archive/ })).toBeVisible();
  await expect.poll(theirs.count).toBe(before - 2);
  await colleague.close();

  // Dealt with, they are gone when the list is opened anew, and their page tells why.
  await page.reload();
  const again = await openLongPending(page);
  expect(again.before).toBe(before - 2);
  await expect(again.attention.locator(`[href="${path}"]`)).toHaveCount(0);
  await page.goto(path);
  await expect(page.getByText("Snoozed by Dana Whitfield")).toBeVisible();
});

test("on a phone two ways to remind stand open and the rest in a menu; a viewer has none", async ({
  page,
  shortlist,
  member,
  signIn,
  takeSession,
  expectAccessible,
}) => {
  await age(shortlist.dataDir);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(member("recruiter"));
  const { items } = await openLongPending(page, /(overdue|pending for more than 7 days)$/);
  const first = items.nth(0);
  await expect(first.getByRole("button", { name: /^Copy message/ })).toBeInViewport();
  await expect(first.getByRole("link", { name: /^Write e-mail/ })).toBeInViewport();
  await expect(first.getByRole("button", { name: /^Snooze/ })).toBeHidden();
  const buttons = first.getByRole("button").or(first.getByRole("link", { name: /^Write e-mail/ }));
  const lines = () =>
    buttons.evaluateAll((shown) => new Set(shown.map((one) => one.getBoundingClientRect().top)).size);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(buttons).toHaveCount(3);
    await expect.poll(lines).toBe(1);
  }
  await first.getByRole("button", { name: /^More/ }).click();
  await expect(page.getByRole("menuitem", { name: "Archive" })).toBeVisible();
  await expectAccessible();
  await page.getByRole("menuitem", { name: "Snooze 7 days" }).click();
  await expect(first.getByText("Snoozed · back in 7 days")).toBeVisible();
  await expect(first).toBeFocused();
  await expectAccessible();

  // A page that hears of another session asks for itself anew.
  await page.goto("about:blank");
  await takeSession(member("viewer"));
  await page.goto("/assessments?queue=all");
  const viewed = await openLongPending(page, /(overdue|pending for more than 7 days)$/);
  await expect(viewed.items.nth(0).getByRole("link")).toHaveCount(1);
  await expect(viewed.items.nth(0).getByRole("button")).toHaveCount(0);
});
