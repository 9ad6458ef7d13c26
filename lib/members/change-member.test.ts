import { expect, test } from "vitest";
import { createSession, sessionIds } from "@/lib/auth/sessions/testing-sessions";
import { onEachStore } from "@/lib/db/testing";
import { untilBlocked } from "@/lib/db/testing-locks";
import type { Db } from "@/lib/db/types";
import { addMember } from "@/lib/members/add-member";
import { changeMember, changeWithin, type MemberChange } from "@/lib/members/change-member";
import { changeProfile } from "@/lib/members/change-profile";
import { findMember } from "@/lib/members/find-member";
import { listMembers } from "@/lib/members/list-members";
import type { Role } from "@/lib/roles";

const by = {
  actor: { name: "test" },
  now: new Date("2026-03-01T10:00:00.000Z"),
  signIn: { passwordSignIn: "on" } as const,
};

const add = (db: Db, email: string, role: Role, passwordHash: string | null = "x") =>
  addMember(db, { email, name: email, role, passwordHash }, by);

const lastOne = { problem: { status: 409, code: "last_administrator" } };

onEachStore("people", (store, { testOfTwoWriters }) => {
  const openDb = async () => (await (await store()).open()).db;

  test("an address is taken whatever its case", async () => {
    const db = await openDb();
    await add(db, "ada@example.com", "viewer");
    await expect(add(db, " ADA@example.com", "administrator")).rejects.toMatchObject({
      problem: { status: 409, code: "member_exists" },
    });
    expect(await listMembers(db)).toMatchObject([{ email: "ada@example.com", role: "viewer" }]);
  });

  test("disabling and resetting sign out, enabling and a role don’t", async () => {
    const db = await openDb();
    const id = await add(db, "dana@example.com", "recruiter");
    const elses = await createSession(db, await add(db, "ben@example.com", "viewer"), by.now);
    const after = async (change: MemberChange) => {
      await db.deleteFrom("sessions").where("id", "<>", elses).execute();
      const session = await createSession(db, id, by.now);
      await changeMember(db, id, change, by);
      const sessions = await sessionIds(db);
      expect(sessions).toContain(elses);
      return { ...(await findMember(db, { id })), isSignedIn: sessions.includes(session) };
    };
    const enabled = { disabled_at: null, isSignedIn: true };
    expect(await after({ kind: "role", role: "viewer" })).toMatchObject({ ...enabled, role: "viewer" });
    expect(await after({ kind: "reset", passwordHash: null })).toMatchObject({
      password_hash: null,
      isSignedIn: false,
    });
    expect(await after({ kind: "disable" })).toMatchObject({
      disabled_at: "2026-03-01T10:00:00.000Z",
      isSignedIn: false,
    });
    await expect(after({ kind: "reset", passwordHash: "y" })).rejects.toThrow(/disabled/);
    expect(await after({ kind: "enable" })).toMatchObject({ disabled_at: null });
  });

  test.each<MemberChange>([{ kind: "disable" }, { kind: "role", role: "recruiter" }])(
    "the last administrator stays: %j",
    async (change) => {
      const db = await openDb();
      const id = await add(db, "ada@example.com", "administrator");
      // Neither of them could sign in and set it right.
      await add(db, "invited@example.com", "administrator", null);
      const disabled = await add(db, "gone@example.com", "administrator");
      await changeMember(db, disabled, { kind: "disable" }, by);
      await expect(changeMember(db, id, change, by)).rejects.toMatchObject(lastOne);
      expect(await findMember(db, { id })).toMatchObject({ role: "administrator", disabled_at: null });

      await add(db, "second@example.com", "administrator");
      await changeMember(db, id, change, by);
    },
  );

  test("of administrators who remove each other at once one stays", async () => {
    const db = await openDb();
    const ids = await Promise.all(
      ["a", "b", "c"].map((name) => add(db, `${name}@example.com`, "administrator")),
    );
    const changes: MemberChange[] = [
      { kind: "disable" },
      { kind: "role", role: "viewer" },
      { kind: "disable" },
    ];
    const ended = await Promise.allSettled(
      changes.map((change, n) => changeMember(db, ids[n] ?? "", change, by)),
    );
    expect(ended.map((one) => one.status).sort()).toEqual(["fulfilled", "fulfilled", "rejected"]);
    expect(ended.find((one) => one.status === "rejected")).toMatchObject({ reason: lastOne });
  });

  const touch = (db: Db, id: string) =>
    db.updateTable("members").set({ last_signed_in_at: "now" }).where("id", "=", id).execute();

  testOfTwoWriters(
    "a person who changes their own name or preferences waits for no administrator",
    async () => {
      const db = await openDb();
      const ada = await add(db, "ada@example.com", "administrator");
      const vic = { id: await add(db, "vic@example.com", "viewer"), name: "Vic" };
      await db.transaction().execute(async (transaction) => {
        await touch(transaction, ada);
        const changes = [{ preferences: { density: "compact" } }, { name: "Victoria" }] as const;
        for (const change of changes) await changeProfile(db, vic, change, by.now);
      });
      expect(await findMember(db, { id: vic.id })).toMatchObject({
        name: "Victoria",
        preferences: expect.stringContaining("compact"),
      });
    },
  );

  testOfTwoWriters("administrators are held in one order, wherever their rows have moved to", async () => {
    const db = await openDb();
    const emails = ["ada@example.com", "ben@example.com"];
    const ids = await Promise.all(emails.map((email) => add(db, email, "administrator")));
    const [first = "", second = ""] = ids.sort();
    const vic = await add(db, "vic@example.com", "viewer");
    // PostgreSQL writes a changed row behind all the others.
    await touch(db, first);
    const { change } = await db.transaction().execute(async (transaction) => {
      await touch(transaction, first);
      const waiting = Promise.allSettled([changeMember(db, vic, { kind: "role", role: "recruiter" }, by)]);
      await untilBlocked(db);
      await touch(transaction, second);
      return { change: waiting };
    });
    expect(await change).toMatchObject([{ status: "fulfilled" }]);
  });

  testOfTwoWriters(
    "who would remove the last administrator waits until it is seen that it is the last",
    async () => {
      const db = await openDb();
      const [ada, ben] = [
        await add(db, "ada@example.com", "administrator"),
        await add(db, "ben@example.com", "administrator"),
      ];
      const { other } = await db.transaction().execute(async (transaction) => {
        await changeWithin(transaction, ada, [{ kind: "disable" }], by);
        const waiting = Promise.allSettled([changeMember(db, ben, { kind: "disable" }, by)]);
        await untilBlocked(db);
        return { other: waiting };
      });
      expect(await other).toMatchObject([{ status: "rejected", reason: lastOne }]);
    },
  );

  test("what was done to whom is on record, and what was refused is not", async () => {
    const db = await openDb();
    const id = await add(db, "ada@example.com", "administrator");
    await expect(changeMember(db, id, { kind: "disable" }, by)).rejects.toMatchObject(lastOne);
    await changeMember(db, id, { kind: "reset", passwordHash: "secret" }, by);
    const rows = await db.selectFrom("audit_log").selectAll().orderBy("id").execute();
    expect(rows.map((row) => row.action).sort()).toEqual(["member_added", "password_reset"]);
    expect(rows.every((row) => row.subject_id === id && row.actor_name === "test")).toBe(true);
    expect(JSON.stringify(rows)).not.toContain("secret");
  });

  test("an unknown person is 404", async () => {
    await expect(changeMember(await openDb(), "nobody", { kind: "enable" }, by)).rejects.toMatchObject({
      problem: { status: 404 },
    });
  });
});
