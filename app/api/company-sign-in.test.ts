import { createHmac, generateKeyPairSync, sign } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { removePeople } from "@/app/api/testing-people";
import { callRoute, loadRoutes, openDashboard, type Route } from "@/app/api/testing-routes";
import { dashboardBefore } from "@/app/api/testing-suites";
import { listAudit } from "@/lib/audit/list-audit";
import { auditQuerySchema } from "@/lib/audit/schema";
import { flushAudit } from "@/lib/audit/tally-audit";
import { confirmSessions, keepConfirming } from "@/lib/auth/oidc/confirm-sessions";
import { openRefreshToken } from "@/lib/auth/oidc/seal-refresh-token";
import { openProvider, type Person } from "@/lib/auth/oidc/testing-provider";
import { hashPassword } from "@/lib/auth/passwords/password";
import { findSession } from "@/lib/auth/sessions/session";
import { onEachStore } from "@/lib/db/testing";
import { untilBlocked } from "@/lib/db/testing-locks";
import type { ByProvider } from "@/lib/env-sign-in";
import { addMember } from "@/lib/members/add-member";
import { changeMember, changeWithin } from "@/lib/members/change-member";
import { inviteMember } from "@/lib/members/invite-member";
import { listMembers } from "@/lib/members/list-members";
import type { Role } from "@/lib/roles";

const appUrl = "http://localhost:3000";
const groups = {
  OIDC_ADMIN_GROUPS: "it",
  OIDC_RECRUITER_GROUPS: "hr",
  OIDC_VIEWER_GROUPS: "all",
  OIDC_SCOPES: "openid email profile",
};
const ada: Person = {
  sub: "ada-1",
  email: "ada@example.com",
  email_verified: true,
  name: "Ada Lovelace",
  groups: ["hr"],
};

let provider: Awaited<ReturnType<typeof openProvider>>;
let route: Route;
let browsers = 0;

beforeAll(async () => {
  provider = await openProvider();
  const found = (await loadRoutes()).find(({ path }) => path === "/api/auth/[...nextauth]");
  if (!found) throw new Error("There is no route to sign in.");
  route = found;
});

afterAll(() => provider.close());

beforeEach(() => {
  Object.assign(provider.state, { person: ada, instead: undefined });
});

/** A browser: it stores the cookies of dashboard and provider, and follows redirects. */
function openBrowser() {
  // One of its own, or the log would count alike refusals together.
  const address = `2001:db8::${++browsers}`;
  const jars = { shortlist: new Map<string, string>(), provider: new Map<string, string>() };
  const cookiesOf = (jar: Map<string, string>) =>
    [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
  function keep(jar: Map<string, string>, answer: Response) {
    for (const cookie of answer.headers.getSetCookie()) {
      const [pair = ""] = cookie.split(";");
      const at = pair.indexOf("=");
      const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
      if (value === "" || /max-age=0|expires=thu, 01 jan 1970/i.test(cookie)) jar.delete(name);
      else jar.set(name, value);
    }
  }

  async function ask(path: string, form?: Record<string, string>): Promise<Response> {
    const { pathname } = new URL(path, appUrl);
    const request = new Request(new URL(path, appUrl), {
      method: form ? "POST" : "GET",
      headers: {
        cookie: cookiesOf(jars.shortlist),
        origin: appUrl,
        "x-forwarded-for": address,
        ...(form && { "content-type": "application/x-www-form-urlencoded" }),
      },
      ...(form && { body: new URLSearchParams(form) }),
    });
    const answer = await callRoute(route, request, { nextauth: pathname.split("/").slice(3) });
    keep(jars.shortlist, answer);
    return answer;
  }

  async function post(path: string, fields: Record<string, string>): Promise<URL> {
    const { csrfToken } = await (await ask("/api/auth/csrf")).json();
    const answer = await ask(path, { ...fields, csrfToken, callbackUrl: `${appUrl}/insights`, json: "true" });
    return new URL((await answer.json()).url);
  }

  return {
    jars,
    ask,
    start: () => post("/api/auth/signin/oidc", {}),
    signInWithPassword: (email: string, password: string) =>
      post("/api/auth/callback/credentials", { email, password }),
    /** What the provider sends the browser back to. */
    async walk(to: URL): Promise<URL> {
      let next = to;
      while (next.origin !== appUrl) {
        const answer = await fetch(next, {
          redirect: "manual",
          headers: { cookie: cookiesOf(jars.provider) },
        });
        keep(jars.provider, answer);
        const location = answer.headers.get("location");
        if (!location) throw new Error(`The provider answered ${answer.status}: ${await answer.text()}`);
        next = new URL(location, next);
      }
      return next;
    },
    async comeBack(to: URL): Promise<URL> {
      const answer = await ask(to.href);
      return new URL(answer.headers.get("location") ?? "", appUrl);
    },
    async signIn(): Promise<URL> {
      return this.comeBack(await this.walk(await this.start()));
    },
    hasSession: () => jars.shortlist.has("next-auth.session-token"),
  };
}

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** As forgers sign: not at all, with the client's secret in place of a key, or with a key of their own. */
function signatureOf(text: string, alg: unknown, { privateKey }: typeof ownKeys): Buffer {
  if (alg === "none") return Buffer.alloc(0);
  if (alg === "HS256") return createHmac("sha256", provider.client.client_secret).update(text).digest();
  return sign("sha256", Buffer.from(text), privateKey);
}

/** Makes the provider's token endpoint answer with a forged ID token. */
function forge(
  to: URL,
  header: Record<string, unknown>,
  claims: Record<string, unknown>,
  { key = ownKeys, ...more }: { key?: typeof ownKeys; refresh_token?: string } = {},
) {
  const nowSeconds = Math.floor(Date.now() / 1000);
  const payload = {
    ...ada,
    iss: provider.issuer,
    aud: provider.client.client_id,
    nonce: to.searchParams.get("nonce"),
    iat: nowSeconds,
    exp: nowSeconds + 600,
    ...claims,
  };
  const signed = `${base64url({ alg: "RS256", kid: "own", ...header })}.${base64url(payload)}`;
  const id_token = `${signed}.${signatureOf(signed, header.alg, key).toString("base64url")}`;
  const jwk = { ...ownKeys.publicKey.export({ format: "jwk" }), kid: "own", alg: "RS256", use: "sig" };
  provider.state.instead = ({ url }, response) => {
    const answers = {
      "/token": { access_token: "a", token_type: "Bearer", id_token, ...more },
      "/jwks": { keys: [jwk] },
    };
    const answer = url === "/token" || url === "/jwks" ? answers[url] : undefined;
    if (!answer) return false;
    response.setHeader("content-type", "application/json").end(JSON.stringify(answer));
    return true;
  };
}

const ownKeys = generateKeyPairSync("rsa", { modulusLength: 2048 });
const otherKeys = generateKeyPairSync("rsa", { modulusLength: 2048 });

const home = `${appUrl}/insights`;
const refused = (reason: string) => `${appUrl}/sign-in?error=${reason}&next=%2Finsights`;

onEachStore("the company’s sign-in", (store, { testOfTwoWriters }) => {
  const opened = dashboardBefore(async () =>
    openDashboard(await store({ isShared: true }), { ...provider.env, ...groups }),
  );
  beforeEach(() => {
    opened().runtime.env.passwordSignIn = "on";
  });
  afterEach(() => removePeople(db()));

  const db = () => opened().runtime.store.db;
  const members = async () =>
    (await listMembers(db(), undefined, opened().runtime.env.oidc)).map(({ email, name, role, state }) => ({
      email,
      name,
      role,
      state,
    }));
  async function audited() {
    await flushAudit(db());
    const { entries } = await listAudit(opened().runtime.store, auditQuerySchema.parse({}));
    return entries.map(({ action, details }) => ({ action, details })).reverse();
  }
  const add = async (email: string, role: Role, password?: string) =>
    addMember(
      db(),
      { email, name: "Known", role, passwordHash: password ? await hashPassword(password) : null },
      { actor: { name: "test" }, now: opened().runtime.store.now() },
    );

  test("adds a member with the role of their groups, and recognises them under another address", async () => {
    const browser = openBrowser();
    expect((await browser.signIn()).href).toBe(home);
    expect(browser.hasSession()).toBe(true);
    const made = [{ email: ada.email, name: "Ada Lovelace", role: "recruiter", state: "active" }];
    expect(await members()).toEqual(made);

    provider.state.person = { ...ada, email: "ada.king@example.com" };
    expect((await openBrowser().signIn()).href).toBe(home);
    expect(await members()).toEqual(made);
    expect((await audited()).map(({ action }) => action)).toEqual(["member_added", "signed_in", "signed_in"]);
  });

  test("sets the role from the groups at each sign-in, but keeps the last administrator", async () => {
    provider.state.person = { ...ada, groups: ["it"] };
    await openBrowser().signIn();
    provider.state.person = { ...ada, groups: ["hr"] };
    expect((await openBrowser().signIn()).href).toBe(home);
    expect(await members()).toMatchObject([{ role: "administrator" }]);

    await add("second@example.com", "administrator", "a password of many words");
    await openBrowser().signIn();
    expect(await members()).toMatchObject([{ role: "recruiter" }, { role: "administrator" }]);
    const roles = (await audited()).filter(({ action }) => action.startsWith("role_"));
    expect(roles.map(({ action }) => action)).toEqual(["role_kept", "role_changed", "role_followed_groups"]);
    expect(roles.at(-1)?.details).toMatchObject({ to: "recruiter", group: "hr", groups: ["hr"] });
  });

  test("refuses people without a group, without an address or with too many groups, and adds no member", async () => {
    const changes: [string, Partial<Person>][] = [
      ["no_group", { groups: [] }],
      ["no_group", { groups: ["IT", "hr-"] }],
      ["too_many_groups", { groups: undefined, _claim_names: { groups: "src1" } }],
      ["no_email", { email: undefined }],
    ];
    for (const [reason, change] of changes) {
      provider.state.person = { ...ada, ...change };
      const browser = openBrowser();
      expect((await browser.signIn()).href).toBe(refused(reason));
      expect(browser.hasSession()).toBe(false);
    }
    expect(await members()).toEqual([]);
    expect(await audited()).toMatchObject(
      changes.map(([reason]) => ({
        action: "provider_sign_in_refused",
        details: { step: "rules", reason },
      })),
    );
  });

  test("finds a group among 200, and refuses people who were removed from theirs", async () => {
    const many = Array.from(
      { length: 200 },
      (_, at) => `00000000-0000-4000-8000-${String(at).padStart(12, "0")}`,
    );
    provider.state.person = { ...ada, groups: [...many, "all"] };
    expect((await openBrowser().signIn()).href).toBe(home);
    expect(await members()).toMatchObject([{ role: "viewer" }]);
    provider.state.person = { ...ada, groups: many };
    expect((await openBrowser().signIn()).href).toBe(refused("no_group"));
  });

  test("doesn’t link an existing account by an unverified address, even without a password", async () => {
    await add("ada@example.com", "administrator");
    provider.state.person = { ...ada, email_verified: false };
    expect((await openBrowser().signIn()).href).toBe(refused("email_unverified"));
    expect(await members()).toMatchObject([{ role: "administrator", state: "invited" }]);
  });

  test("links a member whom an administrator added by a verified address", async () => {
    await add("Ada@Example.com", "viewer");
    expect((await openBrowser().signIn()).href).toBe(home);
    expect(await members()).toMatchObject([{ role: "recruiter", state: "active" }]);
  });

  test("links a member with a password after signing in with it in the same browser", async () => {
    await add("ada@example.com", "administrator", "a password of many words");
    await add("other@example.com", "administrator", "a password of many words");
    const browser = openBrowser();
    expect((await browser.signIn()).href).toBe(refused("link_first"));
    // Another's password links nothing.
    await openBrowser().signInWithPassword("ada@example.com", "a password of many words");
    await browser.signInWithPassword("other@example.com", "a password of many words");
    expect((await openBrowser().signIn()).href).toBe(refused("link_first"));

    const again = openBrowser();
    await again.signIn();
    await again.signInWithPassword("ada@example.com", "a password of many words");
    expect(again.hasSession()).toBe(true);
    expect([...again.jars.shortlist.keys()]).not.toContain("shortlist.link");
    expect((await audited()).filter(({ action }) => action === "identity_linked")).toHaveLength(1);
    // Linking sets the role of the groups, as each sign-in does.
    expect((await members()).find(({ email }) => email === ada.email)).toMatchObject({ role: "recruiter" });
    expect((await openBrowser().signIn()).href).toBe(home);
    expect(await members()).toHaveLength(2);
  });

  test("refuses a member who may not use their password until an administrator resets the account", async () => {
    const id = await add("ada@example.com", "recruiter", "a password of many words");
    opened().runtime.env.passwordSignIn = "break-glass";
    const browser = openBrowser();
    expect((await browser.signIn()).href).toBe(refused("reset_first"));
    expect([...browser.jars.shortlist.keys()]).not.toContain("shortlist.link");
    const by = { actor: { name: "test" }, now: new Date(), signIn: opened().runtime.env };
    await changeMember(db(), id, { kind: "reset", passwordHash: null }, by);
    expect((await openBrowser().signIn()).href).toBe(home);
  });

  test("links the address’s present owner at the provider after a reset or a change of provider", async () => {
    await openBrowser().signIn();
    const [ada1] = await db().selectFrom("members").select("id").execute();
    const id = ada1?.id ?? "";
    provider.state.person = { ...ada, sub: "ada-2" };
    expect((await openBrowser().signIn()).href).toBe(refused("email_of_another"));
    const by = { actor: { name: "test" }, now: new Date(), signIn: opened().runtime.env };
    await changeMember(db(), id, { kind: "reset", passwordHash: null }, by);
    expect((await openBrowser().signIn()).href).toBe(home);
    await db().updateTable("identities").set({ issuer: "https://before.example" }).execute();
    expect((await openBrowser().signIn()).href).toBe(home);
    expect(await members()).toHaveLength(1);
  });

  testOfTwoWriters("unlinks an identity that signs in during a reset", async () => {
    provider.state.person = { ...ada, email_verified: false };
    await openBrowser().signIn();
    const { id } = await db().selectFrom("members").select("id").executeTakeFirstOrThrow();
    const browser = openBrowser();
    const back = await browser.walk(await browser.start());
    const by = { actor: { name: "test" }, now: new Date(), signIn: opened().runtime.env };
    const { late } = await db()
      .transaction()
      .execute(async (transaction) => {
        await changeWithin(transaction, id, [{ kind: "reset", passwordHash: null }], by);
        const coming = browser.comeBack(back);
        await untilBlocked(db());
        return { late: coming };
      });
    expect((await late).href).toBe(refused("email_unverified"));
    expect(await db().selectFrom("identities").select("subject").execute()).toEqual([]);
    expect(await db().selectFrom("sessions").select("id").execute()).toEqual([]);
  });

  test("ends a set-up link when its member signs in with the company’s account", async () => {
    const by = { actor: { name: "test" }, now: new Date(), signIn: opened().runtime.env, appUrl };
    const input = { email: "ada@example.com", name: "Ada", role: "recruiter" } as const;
    const { setupLink } = await inviteMember(db(), input, by);
    expect(setupLink).toBeDefined();
    expect((await openBrowser().signIn()).href).toBe(home);
    expect(await db().selectFrom("setup_links").selectAll().execute()).toEqual([]);
    expect((await audited()).filter(({ action }) => action === "identity_linked")).toMatchObject([
      { details: { by: "address" } },
    ]);
  });

  test("lets only administrators use a password with break-glass, and no one with off", async () => {
    const password = "a password of many words";
    await add("admin@example.com", "administrator", password);
    await add("ben@example.com", "recruiter", password);
    const sessionsOf = async (passwordSignIn: "break-glass" | "off") => {
      opened().runtime.env.passwordSignIn = passwordSignIn;
      const outcomes = [];
      for (const email of ["admin@example.com", "ben@example.com"]) {
        const browser = openBrowser();
        await browser.signInWithPassword(email, password);
        outcomes.push(browser.hasSession());
      }
      return outcomes;
    };
    expect(await sessionsOf("break-glass")).toEqual([true, false]);
    expect(await sessionsOf("off")).toEqual([false, false]);
  });

  test("refuses an address that is linked to another identity, and disabled members", async () => {
    await openBrowser().signIn();
    provider.state.person = { ...ada, sub: "eve-1" };
    expect((await openBrowser().signIn()).href).toBe(refused("email_of_another"));
    await db().updateTable("members").set({ disabled_at: "2026-01-01T00:00:00.000Z" }).execute();
    provider.state.person = ada;
    expect((await openBrowser().signIn()).href).toBe(refused("disabled"));
  });

  test("refuses another flow’s state or code, a callback without a flow, and a code used twice", async () => {
    const [mine, theirs] = [openBrowser(), openBrowser()];
    const ownBack = await mine.walk(await mine.start());
    const theirBack = await theirs.walk(await theirs.start());
    const mixed = new URL(ownBack);
    mixed.searchParams.set("state", theirBack.searchParams.get("state") ?? "");
    expect((await mine.comeBack(mixed)).searchParams.get("error")).toBe("flow_lost");
    const stolen = openBrowser();
    const begun = await stolen.walk(await stolen.start());
    begun.searchParams.set("code", theirBack.searchParams.get("code") ?? "");
    expect((await stolen.comeBack(begun)).searchParams.get("error")).toBe("flow_lost");
    expect((await openBrowser().comeBack(theirBack)).searchParams.get("error")).toBe("flow_lost");
    const twice = openBrowser();
    const back = await twice.walk(await twice.start());
    expect((await twice.comeBack(back)).href).toBe(home);
    expect((await twice.comeBack(back)).searchParams.get("error")).toBe("flow_lost");
    expect(await members()).toHaveLength(1);
  });

  test("distinguishes a provider that is down from one that refuses, and audits the step", async () => {
    provider.state.instead = (_, response) => {
      response.writeHead(503).end();
      return true;
    };
    expect((await openBrowser().start()).href).toBe(refused("unreachable"));
    Object.assign(provider.state, { instead: undefined, person: undefined });
    expect((await openBrowser().signIn()).searchParams.get("error")).toBe("provider_refused");
    expect(await audited()).toMatchObject([
      { action: "provider_sign_in_refused", details: { step: "reach" } },
      { action: "provider_sign_in_refused", details: { step: "provider", reason: "access_denied" } },
    ]);
  });

  test("doesn’t audit text from the callback’s query", async () => {
    for (const [error, reason] of [
      ["Your account is at risk. Call 555 0100.", "unknown"],
      ["login_required", "login_required"],
    ] as const) {
      const query = new URLSearchParams({ error, error_description: "More words" });
      const back = await openBrowser().ask(`/api/auth/callback/oidc?${query}`);
      expect(new URL(back.headers.get("location") ?? "").searchParams.get("error")).toBe("provider_refused");
      const last = (await audited()).at(-1);
      expect(last?.details).toMatchObject({ step: "provider", reason });
      expect(JSON.stringify(last)).not.toContain("ords");
    }
  });

  test("accepts an ID token signed with keys that were rotated during the flow", async () => {
    const browser = openBrowser();
    const to = await browser.start();
    provider.rotateKeys();
    expect((await browser.comeBack(await browser.walk(to))).href).toBe(home);
  });

  test("refuses an ID token with a wrong issuer, audience, signature, time, nonce or subject", async () => {
    const forgeries: Parameters<typeof forge> extends [URL, ...infer Rest] ? Rest[] : never = [
      [{}, { iss: "https://evil.example" }],
      [{}, { aud: "another-client" }],
      [{ alg: "none" }, {}],
      [{}, {}, { key: otherKeys }],
      [{ alg: "HS256" }, {}],
      [{}, { iat: 1_700_000_000, exp: 1_700_000_300 }],
      [{}, { nonce: "replayed" }],
      [{}, { nonce: undefined }],
      [{}, { sub: "" }],
    ];
    for (const forgery of forgeries) {
      const browser = openBrowser();
      provider.state.instead = undefined;
      const to = await browser.start();
      const back = await browser.walk(to);
      forge(to, ...forgery);
      expect((await browser.comeBack(back)).pathname).toBe("/sign-in");
      expect(browser.hasSession()).toBe(false);
    }
    expect(await members()).toEqual([]);
    const entries = await audited();
    expect(new Set(entries.map(({ action }) => action))).toEqual(new Set(["provider_sign_in_refused"]));
    expect(entries).toHaveLength(forgeries.length);
  });

  test("refuses a sign-in if userinfo fails and the ID token has no groups, and accepts one that has them", async () => {
    const browser = openBrowser();
    const to = await browser.start();
    const back = await browser.walk(to);
    forge(to, {}, { groups: undefined });
    expect((await browser.comeBack(back)).href).toBe(refused("unreachable"));
    expect((await audited()).at(-1)?.details).toMatchObject({ step: "userinfo" });
    const again = openBrowser();
    const there = await again.start();
    const from = await again.walk(there);
    // From a clock that is five minutes ahead of ours, too.
    const iat = Math.floor(Date.now() / 1000) + 300;
    forge(there, {}, { iat, exp: iat + 300, email_verified: undefined });
    expect((await again.comeBack(from)).href).toBe(home);
  });

  describe("once signed in", () => {
    const minuteMs = 60_000;
    const later = (minutes: number) => new Date(Date.now() + minutes * minuteMs);
    const confirm = (minutes: number, options?: { isEnding: () => boolean }) =>
      confirmSessions(db(), opened().runtime.env as ByProvider, later(minutes), options);
    async function sessionAt(minutes: number) {
      const { id } = await db().selectFrom("sessions").select("id").executeTakeFirstOrThrow();
      return findSession(db(), { sessionId: id }, { now: later(minutes), idleMs: 600 * minuteMs });
    }
    // All tests share one provider, and it remembers people.
    function person(name: string) {
      const sub = `${name}-${++browsers}`;
      return { ...ada, sub, email: `${sub}@example.com` };
    }

    test("confirms a session for eight hours at most, and updates the role from the groups", async () => {
      const grace = person("grace");
      provider.state.person = grace;
      await openBrowser().signIn();
      expect(await confirm(24)).toEqual([]);
      expect(await sessionAt(61)).toBeNull();
      provider.know({ ...grace, groups: ["all"] });
      expect(await confirm(46)).toEqual([]);
      expect((await sessionAt(61))?.user.role).toBe("viewer");
      expect(await confirm(95)).toEqual([]);
      expect(await confirm(145)).toEqual([]);
      expect(await sessionAt(200)).not.toBeNull();
      await db()
        .updateTable("sessions")
        .set({ confirmed_at: later(470).toISOString() })
        .execute();
      expect(await sessionAt(479)).not.toBeNull();
      expect(await sessionAt(481)).toBeNull();
    });

    test("ends the session of a person who left or lost their groups", async () => {
      const [linus, ken] = [person("linus"), person("ken")];
      provider.state.person = linus;
      await openBrowser().signIn();
      provider.forget(linus);
      expect(await confirm(46)).toHaveLength(1);
      provider.state.person = ken;
      await openBrowser().signIn();
      provider.know({ ...ken, groups: [] });
      expect(await confirm(46)).toHaveLength(1);
      expect(await db().selectFrom("sessions").select("id").execute()).toEqual([]);
      expect((await audited()).filter(({ action }) => action === "provider_ended_session")).toHaveLength(2);
    });

    test("keeps a session for its hour while the provider is down, and confirms it afterwards", async () => {
      provider.state.person = person("barbara");
      await openBrowser().signIn();
      provider.state.instead = (_, response) => {
        response.writeHead(503).end();
        return true;
      };
      expect(await confirm(46)).toEqual([]);
      expect(await sessionAt(59)).not.toBeNull();
      expect(await sessionAt(61)).toBeNull();
      provider.state.instead = undefined;
      expect(await confirm(50)).toEqual([]);
      expect(await sessionAt(100)).not.toBeNull();
    });

    test("doesn’t confirm a session after its hour", async () => {
      provider.state.person = person("edsger");
      await openBrowser().signIn();
      expect(await sessionAt(61)).toBeNull();
      expect(await confirm(61)).toEqual([]);
      expect(await sessionAt(62)).toBeNull();
    });

    test("asks a provider that is down about one session a round, and about none while shutting down", async () => {
      for (const name of ["dennis", "brian"]) {
        provider.state.person = person(name);
        await openBrowser().signIn();
      }
      let asked = 0;
      provider.state.instead = (_, response) => {
        asked++;
        response.writeHead(503).end();
        return true;
      };
      await confirm(46);
      expect(asked).toBe(1);
      await confirm(47, { isEnding: () => true });
      expect(asked).toBe(1);
      provider.state.instead = undefined;
      expect(await confirm(48)).toEqual([]);
      const confirmed = await db().selectFrom("sessions").select("confirmed_at").execute();
      expect(
        confirmed.filter(({ confirmed_at }) => (confirmed_at ?? "") > later(45).toISOString()),
      ).toHaveLength(2);
    });

    test("rejects a confirmation with another person’s ID token, and tolerates a clock that is slightly ahead", async () => {
      await openBrowser().signIn();
      forge(new URL(appUrl), {}, { sub: "eve-1", groups: ["it"] });
      expect(await confirm(46)).toEqual([]);
      expect(await sessionAt(61)).toBeNull();
      expect((await sessionAt(59))?.user.role).toBe("recruiter");
      forge(new URL(appUrl), {}, { nbf: Math.floor(Date.now() / 1000) + 5 });
      expect(await confirm(47)).toEqual([]);
      expect(await sessionAt(61)).not.toBeNull();
    });

    test("keeps a rotated refresh token and the role when userinfo fails", async () => {
      const grace = { ...person("hopper"), groups: ["it"] };
      provider.state.person = grace;
      await openBrowser().signIn();
      const sealed = async () =>
        (await db().selectFrom("sessions").select("refresh_token").executeTakeFirstOrThrow()).refresh_token ??
        "";
      const before = await openRefreshToken(await sealed());
      forge(new URL(appUrl), {}, { ...grace, groups: undefined }, { refresh_token: "the next one" });
      expect(await confirm(46)).toEqual([]);
      expect(before).toBeDefined();
      expect(await openRefreshToken(await sealed())).toBe("the next one");
      expect((await sessionAt(59))?.user.role).toBe("administrator");
    });

    test("keeps the token of a session that can’t be updated, and confirms the others", async () => {
      for (const name of ["alan", "kurt"]) {
        provider.state.person = person(name);
        await openBrowser().signIn();
      }
      let failures = 0;
      const failing = db().withPlugin({
        transformQuery({ node }) {
          if (
            node.kind === "UpdateQueryNode" &&
            JSON.stringify(node).includes('"identities"') &&
            failures++ === 0
          )
            throw new Error("The store failed.");
          return node;
        },
        transformResult: async ({ result }) => result,
      });
      const env = opened().runtime.env as ByProvider;
      expect(await confirmSessions(failing, env, later(46))).toEqual([]);
      expect(failures).toBe(2);
      const confirmed = async () =>
        (await db().selectFrom("sessions").select("confirmed_at").execute()).filter(
          ({ confirmed_at }) => (confirmed_at ?? "") > later(40).toISOString(),
        );
      expect(await confirmed()).toHaveLength(1);
      expect(await confirm(47)).toEqual([]);
      expect(await confirmed()).toHaveLength(2);
    });

    test("sessions are confirmed each minute, and those that ended are reported", async () => {
      const left = person("left");
      provider.state.person = left;
      await openBrowser().signIn();
      provider.forget(left);
      const [session] = await db()
        .updateTable("sessions")
        .set({ confirmed_at: later(-30).toISOString() })
        .returning("id")
        .execute();
      vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
      try {
        let report: (ids: string[]) => void = () => undefined;
        const reported = new Promise<string[]>((resolve) => {
          report = resolve;
        });
        const confirming = keepConfirming(db(), opened().runtime.env as ByProvider, report);
        vi.advanceTimersByTime(minuteMs);
        expect(await reported).toEqual([session?.id]);
        await confirming.close();
      } finally {
        vi.useRealTimers();
      }
    });

    test("keeps the last administrator without an entry for each confirmation", async () => {
      const margaret = { ...person("margaret"), groups: ["it"] };
      provider.state.person = margaret;
      await openBrowser().signIn();
      provider.know({ ...margaret, groups: ["hr"] });
      expect(await confirm(26)).toEqual([]);
      expect((await sessionAt(61))?.user.role).toBe("administrator");
      expect((await audited()).filter(({ action }) => action.startsWith("role_"))).toEqual([]);
    });

    test("uses a refresh token once, with several processes at once", async () => {
      provider.state.person = person("frances");
      await openBrowser().signIn();
      let asked = 0;
      provider.state.instead = ({ url }) => {
        if (url === "/token") asked += 1;
        return false;
      };
      await Promise.all([confirm(46), confirm(46), confirm(46)]);
      expect(asked).toBe(1);
      expect(await sessionAt(100)).not.toBeNull();
    });

    test("stores refresh tokens encrypted", async () => {
      await openBrowser().signIn();
      const [session] = await db().selectFrom("sessions").selectAll().execute();
      expect(session?.refresh_token?.split(".")[0]).toBe(
        Buffer.from('{"alg":"dir","enc":"A256GCM"}').toString("base64url"),
      );
    });
  });
});
