import { get } from "node:http";
import SqliteDatabase from "better-sqlite3";
import { addManyRows, manyRows } from "../support/many-rows";
import { copiedCookies, expect, test } from "./fixtures";

const endings = (dataDir: string): unknown[] => {
  const reader = new SqliteDatabase(`${dataDir}/shortlist.sqlite`, { readonly: true });
  const details = reader
    .prepare("select details from audit_log where action = 'assessments_export_ended' order by at")
    .pluck()
    .all();
  reader.close();
  return details.map((text) => JSON.parse(String(text)));
};

test("nobody below a recruiter exports", { tag: "@story" }, async ({ request, member, takeSession }) => {
  expect((await request.get("/api/assessments/export")).status()).toBe(401);
  await takeSession(member("viewer"));
  const refused = await request.get("/api/assessments/export");
  expect(refused.status()).toBe(403);
  expect(await refused.text()).not.toContain("@");
});

// Too slow for the gate.
test.describe("of very many rows", () => {
  test.use({ alone: true });

  test("all matching rows come as one CSV file, and an export given up ends at once", async ({
    request,
    shortlist,
    member,
    takeSession,
  }) => {
    await takeSession(member("recruiter"));
    await addManyRows(shortlist.dataDir);

    const file = await request.get("/api/assessments/export?q=candidate.1&sort=candidate");
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
    expect(lines).toBe(manyRows * 0.8);
    expect(endings(shortlist.dataDir)).toEqual([{ rows: lines, complete: true }]);

    const cookie = await copiedCookies(request);
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
    expect(ended?.rows).toBeLessThan(manyRows);
  });

  test("an export of somebody who is disabled meanwhile breaks off, and doesn’t pass for a whole file", async ({
    request,
    shortlist,
    member,
    takeSession,
  }) => {
    const dana = await member("recruiter");
    await takeSession(dana);
    await addManyRows(shortlist.dataDir);
    const cookie = await copiedCookies(request);
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
    expect(ended.rows).toBeLessThan(manyRows);
  });
});
