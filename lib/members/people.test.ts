import { expect, test } from "vitest";
import { listAudit } from "@/lib/audit/list-audit";
import { auditQuerySchema } from "@/lib/audit/schema";
import { createSession, sessionIds } from "@/lib/auth/sessions/testing-sessions";
import { onEachStore } from "@/lib/db/testing";
import { createStore } from "@/lib/db/testing-rows";
import type { Db } from "@/lib/db/types";
import type { OidcSettings, SignInSettings } from "@/lib/env-sign-in";
import { addMember } from "@/lib/members/add-member";
import { canAnybodySignIn } from "@/lib/members/can-anybody-sign-in";
import { changeProfile } from "@/lib/members/change-profile";
import { editMember } from "@/lib/members/edit-member";
import { findMember } from "@/lib/members/find-member";
import { hasAdministrator } from "@/lib/members/has-administrator";
import { inviteMember, resetMember } from "@/lib/members/invite-member";
import { listMembers } from "@/lib/members/list-members";
import { defaultPreferences } from "@/lib/members/preferences";
import { findSetupLink } from "@/lib/members/setup-links";

const appUrl = "https://shortlist.example";

onEachStore("people, as administrators and they themselves change them", (store) => {
  async function setUp() {
    const source = await createStore((await (await store()).open()).db);
    const { db } = source;
    const add = (name: string, role: "administrator" | "recruiter" = "administrator") =>
      addMember(
        db,
        { email: `${name}@example.com`, name, role, passwordHash: "x" },
        { actor: { name: "test" }, now: source.now() },
      );
    const ada = { id: await add("ada"), name: "Ada" };
    const by = { actor: ada, now: source.now(), appUrl, signIn: { passwordSignIn: "on" } as const };
    const audited = async () =>
      (await listAudit(source, auditQuerySchema.parse({}))).entries.map((entry) => entry.action).sort();
    return { source, db, add, ada, by, audited };
  }
  const tokenOf = (link: string) => new URL(link).searchParams.get("token") ?? "";

  test("are invited with a link that is told once and kept nowhere", async () => {
    const { db, by, source, audited } = await setUp();
    const { member, setupLink } = await inviteMember(
      db,
      { email: "Mei@example.com", name: "Mei", role: "recruiter" },
      by,
    );
    if (!setupLink) throw new Error("There is no link.");
    expect(member).toMatchObject({ state: "invited", linkExpiresAt: setupLink.expiresAt });
    expect(setupLink.url.startsWith(`${appUrl}/setup?token=`)).toBe(true);
    const token = tokenOf(setupLink.url);
    expect(await findSetupLink(db, token, by.now)).toMatchObject({ member: { id: member.id } });
    const kept = JSON.stringify([
      await db.selectFrom("audit_log").selectAll().execute(),
      await db.selectFrom("setup_links").selectAll().execute(),
    ]);
    expect(kept).not.toContain(token);
    expect(await audited()).toEqual(["member_added", "member_added", "setup_link_made"]);
    const dayMs = 24 * 3_600_000;
    const shortlyBefore = new Date(source.now().getTime() + 7 * dayMs - 1);
    expect(await findSetupLink(db, token, shortlyBefore)).toMatchObject({ member: { id: member.id } });
    expect(setupLink.expiresAt).toBe(new Date(source.now().getTime() + 7 * dayMs).toISOString());
    const later = new Date(source.now().getTime() + 7 * dayMs);
    expect(await findSetupLink(db, token, later)).toBeUndefined();
    expect((await listMembers(db, later)).find((one) => one.id === member.id)).toMatchObject({
      state: "invited",
      linkExpiresAt: undefined,
    });
    await expect(
      inviteMember(db, { email: "MEI@example.com", name: "Mei", role: "viewer" }, by),
    ).rejects.toMatchObject({ problem: { code: "member_exists" } });
  });

  test("get no link where they sign in with the company’s account alone", async () => {
    const { db, by } = await setUp();
    const input = { email: "mei@example.com", name: "Mei", role: "recruiter" } as const;
    const added = await inviteMember(db, input, { ...by, signIn: { passwordSignIn: "break-glass" } });
    expect(added).toEqual({ member: expect.objectContaining({ state: "invited", email: input.email }) });
    expect(await db.selectFrom("setup_links").selectAll().execute()).toEqual([]);
  });

  const issuer = "https://login.example.com";
  const link = (db: Db, id: string, now: Date) =>
    db
      .insertInto("identities")
      .values({
        issuer: `${issuer}/`,
        subject: id,
        member_id: id,
        linked_at: now.toISOString(),
        last_used_at: now.toISOString(),
        claims: "{}",
        role_group: null,
      })
      .execute();
  const at = (provider: string) => ({ issuer: provider }) as OidcSettings;

  test("count as administrators only by a way in that is open", async () => {
    const { db, by, ada, add } = await setUp();
    const reads = async (settings: SignInSettings) => [
      await canAnybodySignIn(db, settings),
      await hasAdministrator(db, settings),
    ];
    expect(await reads({ oidc: at(issuer), passwordSignIn: "break-glass" })).toEqual([true, true]);
    expect(await reads({ oidc: at(issuer), passwordSignIn: "off" })).toEqual([false, false]);
    await add("ben", "recruiter");
    await db.updateTable("members").set({ password_hash: null }).where("id", "=", ada.id).execute();
    expect(await reads({ passwordSignIn: "on" })).toEqual([true, false]);
    expect(await reads({ oidc: at(issuer), passwordSignIn: "break-glass" })).toEqual([false, false]);
    await link(db, ada.id, by.now);
    expect(await reads({ oidc: at(issuer), passwordSignIn: "off" })).toEqual([true, true]);
    // Nor by a provider that was replaced, or taken out.
    expect(await reads({ oidc: at("https://other.example.com"), passwordSignIn: "off" })).toEqual([
      false,
      false,
    ]);
    expect(await reads({ passwordSignIn: "on" })).toEqual([true, false]);
  });

  test("have no company account any more once they are reset", async () => {
    const { db, by, add } = await setUp();
    const id = await add("mei", "recruiter");
    await link(db, id, by.now);
    const byCompany = { oidc: at(issuer), passwordSignIn: "break-glass" } as const;
    expect(await resetMember(db, id, { ...by, signIn: byCompany })).toEqual({
      member: expect.objectContaining({ id, state: "invited" }),
    });
    expect(await db.selectFrom("identities").selectAll().execute()).toEqual([]);
    expect(await db.selectFrom("setup_links").selectAll().execute()).toEqual([]);
  });

  test("are reset with a new link, which ends the old one and all sessions", async () => {
    const { db, by, add } = await setUp();
    const id = await add("mei", "recruiter");
    await createSession(db, id, by.now);
    const first = await resetMember(db, id, by);
    const second = await resetMember(db, id, by);
    expect(await findSetupLink(db, tokenOf(first.setupLink?.url ?? ""), by.now)).toBeUndefined();
    expect(await findSetupLink(db, tokenOf(second.setupLink?.url ?? ""), by.now)).toBeDefined();
    expect(await findMember(db, { id })).toMatchObject({ password_hash: null });
    expect(await sessionIds(db)).toEqual([]);
  });

  test("lock nobody out, themselves included", async () => {
    const { db, by, ada, add } = await setUp();
    const last = { problem: { code: "last_administrator" } };
    const own = { problem: { code: "own_account" } };
    const change = (role: "viewer") => editMember(db, ada.id, [{ kind: "role", role }], by);
    await expect(change("viewer")).rejects.toMatchObject(last);
    await expect(editMember(db, ada.id, [{ kind: "disable" }], by)).rejects.toMatchObject(own);
    await expect(resetMember(db, ada.id, by)).rejects.toMatchObject(own);

    const bob = { id: await add("bob"), name: "Bob" };
    const ended = await Promise.allSettled([
      resetMember(db, bob.id, by),
      resetMember(db, ada.id, { ...by, actor: bob }),
    ]);
    expect(ended.map((one) => one.status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(ended.find((one) => one.status === "rejected")).toMatchObject({ reason: last });
  });

  test("get a new name and role together or not at all", async () => {
    const { db, by, ada, audited } = await setUp();
    await expect(
      editMember(
        db,
        ada.id,
        [
          { kind: "name", name: "Ada Okoye" },
          { kind: "role", role: "viewer" },
        ],
        by,
      ),
    ).rejects.toMatchObject({ problem: { code: "last_administrator" } });
    expect(await findMember(db, { id: ada.id })).toMatchObject({ name: "ada" });
    const edited = await editMember(
      db,
      ada.id,
      [
        { kind: "name", name: "Ada Okoye" },
        { kind: "role", role: "administrator" },
      ],
      by,
    );
    expect(edited).toMatchObject({ name: "Ada Okoye", role: "administrator" });
    // What was so already is no deed.
    expect(await audited()).toEqual(["member_added", "member_renamed"]);
    await expect(editMember(db, "nobody", [], by)).rejects.toMatchObject({ problem: { status: 404 } });
  });

  test("choose for themselves, from two tabs at once without undoing each other", async () => {
    const { db, ada, source, audited } = await setUp();
    const change = (given: Parameters<typeof changeProfile>[2]) =>
      changeProfile(db, ada, given, source.now());
    expect((await change({})).preferences).toEqual(defaultPreferences);
    await Promise.all([
      change({ preferences: { theme: "dark" } }),
      change({ preferences: { timeZone: "Europe/Berlin", shortcuts: false } }),
      change({ name: "Ada Okoye" }),
    ]);
    expect(await change({ preferences: { theme: "dark" } })).toMatchObject({
      name: "Ada Okoye",
      preferences: { ...defaultPreferences, theme: "dark", timeZone: "Europe/Berlin", shortcuts: false },
    });
    expect(await audited()).toEqual([
      "member_added",
      "member_renamed",
      "preferences_changed",
      "preferences_changed",
    ]);
    expect((await change({ preferences: { timeZone: null } })).preferences.timeZone).toBeNull();
  });

  test("choose the columns that they have already, and nothing is told of it", async () => {
    const { db, ada, source, audited } = await setUp();
    const choose = (columns: string[] | null) =>
      changeProfile(db, ada, { preferences: { columns } }, source.now());
    await choose(["status", "created"]);
    await choose(["status", "created"]);
    expect(await audited()).toEqual(["member_added", "preferences_changed"]);
    expect((await choose(["created", "status"])).preferences.columns).toEqual(["created", "status"]);
    expect(await audited()).toHaveLength(3);
  });
});
