import { expect, test } from "vitest";
import { createSession, sessionIds } from "@/lib/auth/sessions/testing-sessions";
import { spendSetupLink } from "@/lib/auth/setup-links/spend-setup-link";
import { onEachStore } from "@/lib/db/testing";
import { untilBlocked } from "@/lib/db/testing-locks";
import { addMember } from "@/lib/members/add-member";
import { changeMember, changeWithin } from "@/lib/members/change-member";
import { listMembers } from "@/lib/members/list-members";
import {
  createSetupLink,
  createSetupLinkWithin,
  findSetupLink,
  hashToken,
  issueFirstSetupLink,
} from "@/lib/members/setup-links";

const now = new Date("2026-03-01T10:00:00.000Z");
const anHourLater = new Date("2026-03-01T11:00:00.000Z");
const by = { actor: { name: "test" }, now, signIn: { passwordSignIn: "on" } as const };
const appUrl = "https://shortlist.example";
const password = "a long enough passphrase";
const tokenOf = (link: string | undefined) => new URL(link ?? "").searchParams.get("token") ?? "";

onEachStore("set-up links", (store, { testOfTwoWriters }) => {
  const openDb = async () => (await (await store()).open()).db;

  test("the first one makes the first administrator, once", async () => {
    const db = await openDb();
    const token = tokenOf(await issueFirstSetupLink(db, { appUrl, ...by }));
    const input = { token, name: "Ada", email: "Ada@Example.com", password };
    expect(await spendSetupLink(db, input, by)).toEqual({ email: "Ada@Example.com" });
    expect(await listMembers(db)).toMatchObject([{ name: "Ada", role: "administrator", state: "active" }]);
    expect(await issueFirstSetupLink(db, { appUrl, ...by })).toBeUndefined();
    await expect(spendSetupLink(db, { ...input, email: "b@example.com" }, by)).rejects.toThrow(
      /already used/,
    );
  });

  test("of many uses at once one wins", async () => {
    const db = await openDb();
    const token = tokenOf(await issueFirstSetupLink(db, { appUrl, ...by }));
    const uses = [1, 2, 3, 4].map((n) =>
      spendSetupLink(db, { token, name: "A", email: `a${n}@example.com`, password }, by),
    );
    const ended = await Promise.allSettled(uses);
    expect(ended.filter((use) => use.status === "fulfilled")).toHaveLength(1);
    expect(await listMembers(db)).toHaveLength(1);
  });

  test("of the first administrator expire after an hour, and a newer one ends the older", async () => {
    const db = await openDb();
    const older = tokenOf(await issueFirstSetupLink(db, { appUrl, ...by }));
    const newer = tokenOf(await issueFirstSetupLink(db, { appUrl, ...by }));
    expect(await findSetupLink(db, older, now)).toBeUndefined();
    expect(await findSetupLink(db, newer, now)).toEqual({});
    expect(await findSetupLink(db, newer, anHourLater)).toBeUndefined();
    await expect(
      spendSetupLink(
        db,
        { token: newer, name: "A", email: "a@example.com", password },
        { ...by, now: anHourLater },
      ),
    ).rejects.toThrow(/expired/);
  });

  test("one made for a person sets that person’s password, whatever address is sent along", async () => {
    const db = await openDb();
    const id = await addMember(
      db,
      { email: "dana@example.com", name: "Dana", role: "recruiter", passwordHash: null },
      by,
    );
    const token = tokenOf(await createSetupLink(db, { memberId: id, appUrl, now }));
    expect(
      await spendSetupLink(db, { token, name: "Evil", email: "evil@example.com", password }, by),
    ).toEqual({
      email: "dana@example.com",
    });
    expect(await listMembers(db)).toMatchObject([
      { email: "dana@example.com", role: "recruiter", state: "active" },
    ]);
  });

  test("gives no password to someone who couldn’t sign in with it, nor to the first administrator", async () => {
    const db = await openDb();
    const dana = { email: "dana@example.com", name: "Dana", role: "recruiter", passwordHash: null } as const;
    const id = await addMember(db, dana, by);
    const token = tokenOf(await createSetupLink(db, { memberId: id, appUrl, now }));
    const first = tokenOf(await issueFirstSetupLink(db, { appUrl, ...by }));
    const closed = (passwordSignIn: "break-glass" | "off") => ({ ...by, signIn: { passwordSignIn } });
    const input = { token, name: "A", email: "a@example.com", password };
    await expect(spendSetupLink(db, input, closed("break-glass"))).rejects.toThrow(/company’s account/);
    await expect(spendSetupLink(db, { ...input, token: first }, closed("off"))).rejects.toThrow(/company’s/);
    expect(await listMembers(db)).toMatchObject([{ id, state: "invited" }]);
    expect(await issueFirstSetupLink(db, { appUrl, ...closed("off") })).toBeUndefined();
    expect(await spendSetupLink(db, input, by)).toEqual({ email: dana.email });
  });

  test("of two first links at once one wins", async () => {
    const db = await openDb();
    const older = tokenOf(await issueFirstSetupLink(db, { appUrl, ...by }));
    // Two instances that start at the same moment may each leave one.
    const link = { member_id: null, created_at: now.toISOString(), used_at: null };
    await db
      .insertInto("setup_links")
      .values({ ...link, token_hash: hashToken("other"), expires_at: anHourLater.toISOString() })
      .execute();
    const ended = await Promise.allSettled(
      [older, "other"].map((token, n) =>
        spendSetupLink(db, { token, name: "A", email: `a${n}@example.com`, password }, by),
      ),
    );
    expect(ended.map((use) => use.status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await listMembers(db)).toHaveLength(1);
  });

  test("a first link opens nothing once there is an administrator", async () => {
    const db = await openDb();
    const token = tokenOf(await issueFirstSetupLink(db, { appUrl, ...by }));
    await addMember(db, { email: "b@example.com", name: "B", role: "administrator", passwordHash: "x" }, by);
    const input = { token, name: "A", email: "a@example.com", password };
    await expect(spendSetupLink(db, input, by)).rejects.toThrow(/already used/);
    expect(await listMembers(db)).toHaveLength(1);
  });

  test("a first link lets in a member who was added and has no password yet", async () => {
    const db = await openDb();
    const ada = { email: "ada@example.com", name: "Ada", role: "viewer", passwordHash: null } as const;
    const id = await addMember(db, ada, by);
    const token = tokenOf(await issueFirstSetupLink(db, { appUrl, ...by }));
    await spendSetupLink(db, { token, name: "Ada Okoye", email: "ADA@example.com", password }, by);
    expect(await listMembers(db)).toMatchObject([
      { id, name: "Ada Okoye", role: "administrator", state: "active" },
    ]);
  });

  test("asks the first administrator for what it needs, and stays good", async () => {
    const db = await openDb();
    const token = tokenOf(await issueFirstSetupLink(db, { appUrl, ...by }));
    const complete = { token, name: "Ada", email: "ada.okoye@example.com", password };
    for (const [input, field] of [
      [{ ...complete, name: undefined }, "name"],
      [{ ...complete, email: undefined }, "email"],
      [{ ...complete, password: "Ada.Okoye@example.com" }, "password"],
    ] as const)
      await expect(spendSetupLink(db, input, by)).rejects.toMatchObject({
        problem: { status: 422, errors: { [field]: [expect.any(String)] } },
      });
    await spendSetupLink(db, complete, by);
  });

  test("a disabled member can’t use one", async () => {
    const db = await openDb();
    const dana = { email: "dana@example.com", name: "Dana", role: "recruiter", passwordHash: null } as const;
    const id = await addMember(db, dana, by);
    const token = tokenOf(await createSetupLink(db, { memberId: id, appUrl, now }));
    await changeMember(db, id, { kind: "disable" }, by);
    expect(await findSetupLink(db, token, now)).toBeUndefined();
    await expect(spendSetupLink(db, { token, password }, by)).rejects.toThrow(/already used/);
  });

  testOfTwoWriters(
    "one that is used while an administrator resets the person is spent, and the reset stands",
    async () => {
      const db = await openDb();
      const dana = {
        email: "dana@example.com",
        name: "Dana",
        role: "recruiter",
        passwordHash: null,
      } as const;
      const id = await addMember(db, dana, by);
      const token = tokenOf(await createSetupLink(db, { memberId: id, appUrl, now }));
      const { use, link } = await db.transaction().execute(async (transaction) => {
        await changeWithin(transaction, id, [{ kind: "reset", passwordHash: null }], by);
        const waiting = Promise.allSettled([spendSetupLink(db, { token, password }, by)]);
        await untilBlocked(db);
        return {
          use: waiting,
          link: await createSetupLinkWithin(transaction, { memberId: id, appUrl, now }),
        };
      });
      expect(await use).toMatchObject([{ status: "rejected", reason: { problem: { code: "link_spent" } } }]);
      await spendSetupLink(db, { token: tokenOf(link), password }, by);
    },
  );

  test("setting a password signs the person out everywhere", async () => {
    const db = await openDb();
    const dana = { email: "dana@example.com", name: "Dana", role: "recruiter", passwordHash: null } as const;
    const id = await addMember(db, dana, by);
    const token = tokenOf(await createSetupLink(db, { memberId: id, appUrl, now }));
    await createSession(db, id, now);
    await spendSetupLink(db, { token, password }, by);
    expect(await sessionIds(db)).toEqual([]);
  });

  test("the store keeps no token", async () => {
    const db = await openDb();
    const token = tokenOf(await issueFirstSetupLink(db, { appUrl, ...by }));
    expect(JSON.stringify(await db.selectFrom("setup_links").selectAll().execute())).not.toContain(token);
  });
});
