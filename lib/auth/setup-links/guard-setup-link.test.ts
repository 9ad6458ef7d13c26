import { expect, test } from "vitest";
import { closeAudit } from "@/lib/audit/tally-audit";
import { guardSetupLink, linkLimit, noteSpentLink } from "@/lib/auth/setup-links/guard-setup-link";
import { spendSetupLink } from "@/lib/auth/setup-links/spend-setup-link";
import { onEachStore } from "@/lib/db/testing";
import { addMember } from "@/lib/members/add-member";
import { createSetupLink } from "@/lib/members/setup-links";

const now = new Date("2026-03-01T10:00:00.000Z");
const address = "192.0.2.1";
const password = "a long enough passphrase";

onEachStore("set-up links that open nothing", (store) => {
  async function setUp() {
    const database = await (await store()).open();
    const { db } = database;
    const dana = { email: "dana@example.com", name: "Dana", role: "viewer", passwordHash: null } as const;
    const id = await addMember(db, dana, { actor: { name: "test" }, now });
    const link = await createSetupLink(db, { memberId: id, appUrl: "https://shortlist.example", now });
    const open = (token: string) =>
      guardSetupLink(database, { token, address, now }, () =>
        spendSetupLink(db, { token, password }, { now, signIn: { passwordSignIn: "on" } }),
      );
    const noted = async () => {
      await closeAudit(db);
      const entries = await db
        .selectFrom("audit_log")
        .select(["subject_type", "subject_id", "details"])
        .where("action", "=", "setup_link_refused")
        .orderBy("id")
        .execute();
      return entries.map(({ subject_type, subject_id, details }) => [
        subject_type,
        subject_id,
        JSON.parse(details),
      ]);
    };
    return { database, id, open, noted, token: new URL(link).searchParams.get("token") ?? "" };
  }

  test("a spent one is in the log under whom it was made for, once", async () => {
    const { id, open, noted, token } = await setUp();
    await open(token);
    for (let n = 0; n < 5; n += 1)
      await expect(open(token)).rejects.toMatchObject({ problem: { code: "link_spent", status: 409 } });
    expect(await noted()).toEqual([
      ["member", id, { address, countedUntil: expect.any(String) }],
      ["member", id, { address, times: 4 }],
    ]);
  });

  test("guesses end in a 429, are in the log as a number, and keep no link from working", async () => {
    const { database, open, noted, token } = await setUp();
    for (let n = 0; n < linkLimit.points; n += 1)
      await expect(open(`guess ${n}`)).rejects.toMatchObject({ problem: { status: 409 } });
    for (let n = 0; n < 100; n += 1)
      await expect(open(`more ${n}`)).rejects.toMatchObject({
        problem: { status: 429, extra: { retryAfterSeconds: expect.any(Number) } },
      });
    expect(await noteSpentLink(database, { token: "page", address, now })).toBeGreaterThan(0);
    expect(await open(token)).toEqual({ email: "dana@example.com" });
    expect(await noted()).toEqual([
      ["setup", "unknown", { address, countedUntil: expect.any(String) }],
      ["setup", "unknown", { address, times: linkLimit.points - 1 }],
    ]);
  });

  test("a password that attackers try first is refused at its field, and the link stays good", async () => {
    const { database, noted, token } = await setUp();
    const { db } = database;
    const choose = (chosen: string) =>
      guardSetupLink(database, { token, address, now }, () =>
        spendSetupLink(db, { token, password: chosen }, { now, signIn: { passwordSignIn: "on" } }),
      );
    for (const chosen of ["passwordpassword", "dana-example-com", "DanaDanaDana"])
      await expect(choose(chosen)).rejects.toMatchObject({
        problem: { status: 422, errors: { password: [expect.any(String)] } },
      });
    expect(await choose(password)).toEqual({ email: "dana@example.com" });
    expect(await noted()).toEqual([]);
  });
});
