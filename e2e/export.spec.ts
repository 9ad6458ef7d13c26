import { type ClientRequest, get } from "node:http";
import SqliteDatabase from "better-sqlite3";
import { openDatabase } from "@/lib/db/opening/open-database";
import { createAssessments } from "@/lib/db/testing-rows";
import { expect, test } from "./fixtures";

/** More of a file than what the connection holds by itself, however late one is to leave it. */
const rows = 20_000;

async function fill(dataDir: string, count = rows) {
  const { db, close } = await openDatabase({ dataDir });
  const { id: sourceId } = await db.selectFrom("sources").select("id").executeTakeFirstOrThrow();
  await createAssessments({ db, sourceId, now: () => new Date() }, count, 1_000_000);
  await close();
}

const endings = (dataDir: string): unknown[] => {
  const reader = new SqliteDatabase(`${dataDir}/shortlist.sqlite`, { readonly: true });
  const details = reader
    .prepare("select details from audit_log where action = 'assessments_export_ended' order by at")
    .pluck()
    .all();
  reader.close();
  return details.map((text) => JSON.parse(String(text)));
};

test("nobody below a recruiter exports", async ({ page, request, member, takeSession }) => {
  expect((await request.get("/api/assessments/export")).status()).toBe(401);
  await takeSession(member("viewer"));
  const refused = await page.request.get("/api/assessments/export");
  expect(refused.status()).toBe(403);
  expect(await refused.text()).not.toContain("@");
});

test.describe("of very many rows", () => {
  test.use({ alone: true });

  test("all matching rows come as one CSV file, and an export given up ends at once", async ({
    page,
    context,
    shortlist,
    member,
    takeSession,
  }) => {
    await takeSession(member("recruiter"));
    await fill(shortlist.dataDir);

    const file = await page.request.get("/api/assessments/export?q=candidate.1&sort=candidate");
    expect(file.headers()).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "cache-control": "private, no-store",
      "content-disposition": expect.stringMatching(
        /^attachment; filename="assessments-\d{4}-\d\d-\d\d\.csv"$/,
      ),
    });
    const text = await file.text();
    expect(text.startsWith("\ufeffAssessment id,")).toBe(true);
    const lines = text.trimEnd().split("\r\n").length - 1;
    expect(lines).toBe(rows * 0.8);
    expect(endings(shortlist.dataDir)).toEqual([{ rows: lines, complete: true }]);

    const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
    await new Promise<void>((resolve, reject) => {
      const leaving = get(`${shortlist.url}/api/assessments/export`, { headers: { cookie } }, (answer) => {
        answer.once("data", () => {
          leaving.destroy();
          resolve();
        });
      }).once("error", reject);
    });
    await expect.poll(() => endings(shortlist.dataDir).length).toBe(2);
    const [, ended] = endings(shortlist.dataDir) as { rows: number; complete: boolean }[];
    expect(ended?.complete).toBe(false);
    expect(ended?.rows).toBeLessThan(rows);
  });

  test("an export of somebody who is disabled meanwhile breaks off, and doesn’t pass for a whole file", async ({
    context,
    shortlist,
    member,
    takeSession,
  }) => {
    const dana = await member("recruiter");
    await takeSession(dana);
    await fill(shortlist.dataDir);
    const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
    const broken = new Promise<boolean>((resolve, reject) => {
      get(`${shortlist.url}/api/assessments/export`, { headers: { cookie } }, (answer) => {
        // It takes its time, while the connection holds what it can.
        answer.once("data", async () => {
          answer.pause();
          await shortlist.users(["disable", "--email", dana.email]);
          answer.resume();
        });
        answer.once("close", () => resolve(!answer.complete));
        answer.once("error", () => undefined);
      }).once("error", reject);
    });
    expect(await broken).toBe(true);
    const ended = endings(shortlist.dataDir).at(-1) as { rows: number; complete: boolean };
    expect(ended.complete).toBe(false);
    expect(ended.rows).toBeLessThan(rows);
  });

  test("whoever has three exports under way is told so in place, in their language, until one is given up", async ({
    page,
    context,
    shortlist,
    member,
    takeSession,
    allowedErrors,
  }) => {
    allowedErrors.push(/429/);
    await takeSession(member("administrator"));
    // Both ends of a connection hold some megabytes each.
    await fill(shortlist.dataDir, 4 * rows);
    const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
    // Begun, and not taken.
    const begin = () =>
      new Promise<ClientRequest>((resolve, reject) => {
        const asked = get(`${shortlist.url}/api/assessments/export`, { headers: { cookie } }, (answer) => {
          expect(answer.statusCode).toBe(200);
          answer.once("error", () => undefined);
          resolve(asked);
        }).once("error", reject);
      });
    const open = await Promise.all([begin(), begin(), begin()]);

    await page.goto("/assessments?queue=all");
    const exportAll = page.getByRole("link", { name: /^Export .* rows as CSV$/ });
    const told = page.getByRole("alert").filter({ hasText: "You have 3 exports under way." });
    await exportAll.click();
    await expect(told).toBeVisible();

    await page.request.patch("/api/profile", {
      data: { preferences: { locale: "de" } },
      headers: { origin: shortlist.url },
    });
    await page.goto("/settings/log");
    await page.getByRole("link", { name: "Exportieren", exact: true }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Sie laden schon 3 Exporte" })).toBeVisible();

    open[0]?.destroy();
    const file = page.waitForEvent("download");
    await expect(async () => {
      expect((await page.request.get("/api/exports/place")).status()).toBe(200);
    }).toPass();
    await page.getByRole("link", { name: "Exportieren", exact: true }).click();
    expect((await file).suggestedFilename()).toMatch(/^audit-log-.*\.csv$/);
    await expect(page.getByRole("alert").filter({ hasText: "Sie laden" })).toHaveCount(0);
    for (const one of open) one.destroy();
  });
});
