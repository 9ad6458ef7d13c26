import { expect, test } from "vitest";
import { signInByProvider } from "@/lib/auth/oidc/sign-in-by-provider";
import { lockSources } from "@/lib/db/locks/lock-source";
import { onEachStore } from "@/lib/db/testing";
import { untilBlocked } from "@/lib/db/testing-locks";
import { createStore } from "@/lib/db/testing-rows";
import type { Db } from "@/lib/db/types";
import type { ByProvider } from "@/lib/env-sign-in";
import { addMember } from "@/lib/members/add-member";
import { changeWithin } from "@/lib/members/change-member";
import { findMember } from "@/lib/members/find-member";
import { limitOf } from "@/lib/members/read-limits";

const settings: ByProvider = {
  passwordSignIn: "on",
  oidc: {
    issuer: "https://login.example",
    clientId: "shortlist",
    clientSecret: "secret",
    name: "Acme",
    scopes: "openid",
    groupsClaim: "groups",
    groups: { administrator: ["it"], recruiter: ["hr"], viewer: ["all"] },
    requiresGroup: true,
    newMembersSee: "everything" as const,
  },
};
const now = new Date("2026-11-02T09:00:00.000Z");
const origin = { address: "192.0.2.1", now };

const identity = { issuer: settings.oidc.issuer, subject: "ada-1", email: "ada@example.com" };

const signIn = (db: Db, groups: string[]) =>
  signInByProvider(
    db,
    { identity: { ...identity, isEmailVerified: true, groups, hasTooManyGroups: false }, claims: {} },
    settings,
    origin,
  );

onEachStore("a company sign-in", (store, { testOfTwoWriters }) => {
  test("limits new members to their own assessments if the settings say so, and no others", async () => {
    const { db } = await (await store()).open();
    const source = await createStore(db);
    const limitedTo = async (subject: string, newMembersSee: "everything" | "own", groups: string[]) => {
      const email = `${subject}@example.com`;
      const one = { ...identity, subject, email, isEmailVerified: true, groups, hasTooManyGroups: false };
      const signedIn = await signInByProvider(
        db,
        { identity: one, claims: {} },
        { ...settings, oidc: { ...settings.oidc, newMembersSee } },
        origin,
      );
      expect(signedIn).toMatchObject({ kind: "signed_in" });
      const member = await findMember(db, { email });
      return member && limitOf(source, member);
    };
    expect(await limitedTo("all-1", "everything", ["hr"])).toBeUndefined();
    expect(await limitedTo("hr-1", "own", ["hr"])).toMatchObject({ rows: { own: true, interviewIds: [] } });
    expect(await limitedTo("viewer-1", "own", ["all"])).toMatchObject({
      rows: { own: false, interviewIds: [] },
    });
    expect(await limitedTo("it-1", "own", ["it"])).toBeUndefined();
    // Someone who is known already stays as they are.
    expect(await limitedTo("all-1", "own", ["hr"])).toBeUndefined();
  });

  test("audits no role change if the role stays the same", async () => {
    const { db } = await (await store()).open();
    await signIn(db, ["hr"]);
    await signIn(db, ["all"]);
    await signIn(db, ["all"]);
    const entries = await db.selectFrom("audit_log").select("action").execute();
    expect(entries.filter(({ action }) => action === "role_followed_groups")).toHaveLength(1);
  });

  testOfTwoWriters(
    "that demotes someone waits for an administrator who disables another, and both succeed",
    async () => {
      const { db } = await createStore((await (await store()).open()).db);
      const by = { actor: { name: "test" }, now, signIn: settings };
      const [one, other] = await Promise.all(
        ["one", "other"].map((name) =>
          addMember(db, { email: `${name}@example.com`, name, role: "administrator", passwordHash: "x" }, by),
        ),
      );
      if (!one || !other) throw new Error("Two were added.");
      await signIn(db, ["hr"]);
      const { late } = await db.transaction().execute(async (transaction) => {
        await lockSources(transaction);
        const coming = signIn(db, ["all"]);
        await untilBlocked(db);
        await changeWithin(transaction, other, [{ kind: "disable" }], by);
        return { late: coming };
      });
      expect(await late).toMatchObject({ kind: "signed_in" });
      expect(await findMember(db, { email: identity.email })).toMatchObject({ role: "viewer" });
      expect((await findMember(db, { id: other }))?.disabled_at).not.toBeNull();
    },
  );
});
