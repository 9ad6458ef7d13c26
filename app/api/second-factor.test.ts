import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { removePeople } from "@/app/api/testing-people";
import { callRoute, loadRoutes, openDashboard, type Route } from "@/app/api/testing-routes";
import { dashboardBefore } from "@/app/api/testing-suites";
import { listAudit } from "@/lib/audit/list-audit";
import { auditQuerySchema } from "@/lib/audit/schema";
import { flushAudit } from "@/lib/audit/tally-audit";
import { hashPassword } from "@/lib/auth/passwords/password";
import { codeAt } from "@/lib/auth/second-factor/codes";
import type { changeRule } from "@/lib/auth/second-factor/rule";
import { findSession } from "@/lib/auth/sessions/session";
import { onEachStore } from "@/lib/db/testing";
import { exportForNextAuth } from "@/lib/env";
import { addMember } from "@/lib/members/add-member";
import { changeMember } from "@/lib/members/change-member";
import type { Role } from "@/lib/roles";

const appUrl = "http://localhost:3000";
const secret = "a secret of at least thirty-two characters";
const password = "a password of many words";
const stepMs = 30_000;

let routes: Route[];
let hash: string;
let browsers = 0;

beforeAll(async () => {
  vi.stubEnv("LOG_LEVEL", "silent");
  exportForNextAuth({ url: appUrl, secret });
  routes = await loadRoutes();
  hash = await hashPassword(password);
});

function openBrowser(address = `2001:db8:0:${++browsers}::1`) {
  const jar = new Map<string, string>();
  async function ask(path: string, { method = "GET", json, form }: Asked = {}): Promise<Response> {
    const route = routes.find((one) => one.path === path) ?? routes.find((one) => isAuth(one, path));
    if (!route) throw new Error(`There is no route ${path}.`);
    const type = form ? "application/x-www-form-urlencoded" : "application/json";
    const request = new Request(new URL(path, appUrl), {
      method,
      headers: {
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; "),
        origin: appUrl,
        "x-forwarded-for": address,
        "content-type": type,
      },
      ...((form || json) && { body: form ? new URLSearchParams(form) : JSON.stringify(json) }),
    });
    const answer = await callRoute(route, request, { nextauth: path.split("/").slice(3) });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === "" || /max-age=0/i.test(cookie)) jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  }
  return {
    jar,
    address,
    get: (path: string) => ask(path),
    post: (path: string, json?: object) => ask(path, { method: "POST", json }),
    /** @returns the error that next-auth answers with; null for a session. */
    async signIn(email: string, typed = password): Promise<string | null> {
      const { csrfToken } = await (await ask("/api/auth/csrf")).json();
      const form = { email, password: typed, csrfToken, callbackUrl: appUrl, json: "true" };
      const answer = await ask("/api/auth/callback/credentials", { method: "POST", form });
      return new URL((await answer.json()).url).searchParams.get("error");
    },
    hasSession: () => jar.has("next-auth.session-token"),
    hasStep: () => jar.has("shortlist.step"),
  };
}

type Asked = { method?: string; json?: object | undefined; form?: Record<string, string> };
const isAuth = ({ path }: Route, asked: string) =>
  path === "/api/auth/[...nextauth]" && asked.startsWith("/api/auth/");

onEachStore("a second factor", (store) => {
  const opened = dashboardBefore(async () => openDashboard(await store({ isShared: true })));
  let names = 0;
  let now: Date;
  beforeEach(() => {
    // Codes are of this hour, whenever the test runs.
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-26T10:00:10.000Z") });
    now = new Date();
  });
  afterEach(async () => {
    vi.useRealTimers();
    await removePeople(db());
  });

  const db = () => opened().runtime.store.db;
  const pass = (ms: number) => {
    now = new Date(now.getTime() + ms);
    vi.setSystemTime(now);
  };
  async function add(role: Role = "recruiter") {
    const email = `person-${++names}@example.com`;
    const by = { actor: { name: "test" }, now };
    const id = await addMember(db(), { email, name: "Ada", role, passwordHash: hash }, by);
    return { id, email };
  }
  const setRule = (rule: Parameters<typeof changeRule>[1]) =>
    db()
      .insertInto("sign_in_rules")
      .values({
        id: "team",
        second_factor: rule,
        updated_at: now.toISOString(),
        updated_by_name: "test",
      })
      .execute();
  async function audited(): Promise<string[]> {
    await flushAudit(db());
    const { entries } = await listAudit(opened().runtime.store, auditQuerySchema.parse({}));
    return entries.map(({ action }) => action).reverse();
  }

  /** A person whose second factor is on. */
  async function addSecured(role?: Role) {
    const person = await add(role);
    const browser = openBrowser();
    await browser.signIn(person.email);
    const begun = await browser.post("/api/profile/second-factor", { present: password });
    const { secret: key } = await begun.json();
    const confirmed = await browser.post("/api/profile/second-factor/confirm", { code: codeAt(key, now) });
    expect(confirmed.status).toBe(200);
    const { recoveryCodes } = (await confirmed.json()) as { recoveryCodes: string[] };
    pass(stepMs);
    return { ...person, browser, key, recoveryCodes, code: () => codeAt(key, now) };
  }
  const typeCode = (browser: ReturnType<typeof openBrowser>, code: string) =>
    browser.post("/api/sign-in/code", { code });

  test("turns on with the password and a first code, ends other sessions, and is required from then on", async () => {
    const { email } = await add();
    const [here, there] = [openBrowser(), openBrowser()];
    await here.signIn(email);
    await there.signIn(email);
    const wrong = await here.post("/api/profile/second-factor", { present: "another one" });
    expect([wrong.status, Object.keys((await wrong.json()).errors)]).toEqual([422, ["present"]]);
    const begun = await (await here.post("/api/profile/second-factor", { present: password })).json();
    expect(begun.uri).toContain(begun.secret);
    // Not on yet: the password still leads in.
    expect(await openBrowser().signIn(email)).toBeNull();
    expect((await here.post("/api/profile/second-factor/confirm", { code: "000000" })).status).toBe(422);
    const on = await here.post("/api/profile/second-factor/confirm", { code: codeAt(begun.secret, now) });
    const { recoveryCodes } = await on.json();
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/);
    expect((await here.get("/api/profile")).status).toBe(200);
    expect((await there.get("/api/profile")).status).toBe(401);
    expect(await (await here.get("/api/profile/second-factor")).json()).toEqual({
      hasPassword: true,
      isRequired: false,
      turnedOnAt: now.toISOString(),
      codesLeft: 10,
    });

    const next = openBrowser();
    expect(await next.signIn(email)).toBe("second_step");
    expect([next.hasSession(), next.hasStep()]).toEqual([false, true]);
    for (const path of ["/api/profile", "/api/profile/second-factor"])
      expect((await next.get(path)).status).toBe(401);
    pass(stepMs);
    expect((await typeCode(next, codeAt(begun.secret, now))).status).toBe(204);
    expect([next.hasSession(), next.hasStep()]).toEqual([true, false]);
    expect((await next.get("/api/profile")).status).toBe(200);
    expect(await audited()).toContain("second_factor_turned_on");
  });

  test("isn’t revealed by a wrong password or an unknown account", async () => {
    const { email } = await addSecured();
    for (const [who, typed] of [
      [email, "a wrong one"],
      ["nobody@example.com", password],
    ] as const) {
      const browser = openBrowser();
      expect(await browser.signIn(who, typed)).toBe("CredentialsSignin");
      expect(browser.hasStep()).toBe(false);
    }
  });

  test("accepts a code once, within its half minute and in two browsers at once", async () => {
    const { email, code } = await addSecured();
    const both = [openBrowser(), openBrowser()];
    for (const browser of both) await browser.signIn(email);
    const answers = await Promise.all(both.map((browser) => typeCode(browser, code())));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 422]);
    const late = openBrowser();
    await late.signIn(email);
    expect((await typeCode(late, code())).status).toBe(422);
    // And so are those before it.
    pass(-stepMs);
    expect((await typeCode(late, code())).status).toBe(422);
    pass(2 * stepMs);
    expect((await typeCode(late, code())).status).toBe(204);
  });

  test("accepts a recovery code once, however it is typed", async () => {
    const { email, recoveryCodes, browser } = await addSecured();
    const [first = "", second = ""] = recoveryCodes;
    const one = openBrowser();
    await one.signIn(email);
    expect((await typeCode(one, first.toUpperCase().replace("-", " "))).status).toBe(204);
    const again = openBrowser();
    await again.signIn(email);
    expect((await typeCode(again, first)).status).toBe(422);
    expect((await typeCode(again, second)).status).toBe(204);
    expect(await (await browser.get("/api/profile/second-factor")).json()).toMatchObject({ codesLeft: 8 });
    expect((await audited()).filter((action) => action === "recovery_code_used")).toHaveLength(2);
  });

  test("binds the step to one browser, and ends it after five wrong codes, after five minutes, and with a new password", async () => {
    const { id, email, code } = await addSecured();
    expect((await typeCode(openBrowser(), code())).status).toBe(409);
    const guessing = openBrowser();
    await guessing.signIn(email);
    for (let guess = 0; guess < 5; guess++) expect((await typeCode(guessing, "000000")).status).toBe(422);
    expect((await typeCode(guessing, code())).status).toBe(409);

    const slow = openBrowser();
    await slow.signIn(email);
    pass(5 * 60_000 + 1);
    expect((await typeCode(slow, code())).status).toBe(409);

    const changed = openBrowser();
    await changed.signIn(email);
    await db()
      .updateTable("members")
      .set({ password_hash: await hashPassword("another password altogether") })
      .where("id", "=", id)
      .execute();
    expect((await typeCode(changed, code())).status).toBe(409);
  });

  test("limits guesses of codes from one place and from many", async () => {
    const { email } = await addSecured();
    const statuses: number[] = [];
    async function guessFrom(address: string) {
      const browser = openBrowser(address);
      const error = await browser.signIn(email);
      for (let guess = 0; guess < 5; guess++)
        statuses.push(error === "second_step" ? (await typeCode(browser, "000000")).status : 429);
    }
    for (let round = 0; round < 3; round++) await guessFrom("198.51.100.7");
    // Each by itself, so that a failure tells which one was answered otherwise.
    expect(statuses).toEqual([...Array(10).fill(422), ...Array(5).fill(429)]);
    for (let place = 0; place < 5; place++) await guessFrom(`198.51.100.${20 + place}`);
    expect(statuses.filter((status) => status === 422)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
    // Some thirty passwords and codes are hashed and judged, one after the other.
  }, 120_000);

  test("stores neither the secret nor recovery codes in plain text", async () => {
    const { key, recoveryCodes } = await addSecured();
    const stored = JSON.stringify([
      await db().selectFrom("second_factors").selectAll().execute(),
      await db().selectFrom("recovery_codes").selectAll().execute(),
      await db().selectFrom("audit_log").selectAll().execute(),
    ]);
    for (const told of [key, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace("-", ""))])
      expect(stored).not.toContain(told);
    expect(await db().selectFrom("recovery_codes").select("code_hash").executeTakeFirst()).toMatchObject({
      code_hash: expect.stringMatching(/^\$argon2id\$/),
    });
  });

  test("refuses codes after a change of AUTH_SECRET, and accepts recovery codes", async () => {
    const { email, code, recoveryCodes } = await addSecured();
    const browser = openBrowser();
    await browser.signIn(email);
    const { memberId, sealed } = await db()
      .selectFrom("second_factors")
      .select(["member_id as memberId", "secret as sealed"])
      .executeTakeFirstOrThrow();
    await db()
      .updateTable("second_factors")
      .set({ secret: `${sealed.slice(0, -8)}AAAAAAAA` })
      .where("member_id", "=", memberId)
      .execute();
    expect((await typeCode(browser, code())).status).toBe(422);
    expect((await typeCode(browser, recoveryCodes[0] ?? "")).status).toBe(204);
  });

  test("asks for the password and a code to renew recovery codes or turn it off, which ends other sessions", async () => {
    const { id, email, browser, code, recoveryCodes } = await addSecured();
    const path = "/api/profile/second-factor/recovery-codes";
    expect((await browser.post(path, { present: "no", code: code() })).status).toBe(422);
    expect((await browser.post(path, { present: password, code: "000000" })).status).toBe(422);
    const renewed = await (await browser.post(path, { present: password, code: code() })).json();
    const other = openBrowser();
    await other.signIn(email);
    expect((await typeCode(other, recoveryCodes[0] ?? "")).status).toBe(422);
    expect((await typeCode(other, renewed.recoveryCodes[0])).status).toBe(204);

    pass(stepMs);
    const off = await browser.post("/api/profile/second-factor/off", { present: password, code: code() });
    expect(off.status).toBe(204);
    expect((await browser.get("/api/profile")).status).toBe(200);
    expect((await other.get("/api/profile")).status).toBe(401);
    expect(await openBrowser().signIn(email)).toBeNull();
    expect(await db().selectFrom("recovery_codes").selectAll().where("member_id", "=", id).execute()).toEqual(
      [],
    );
    expect(await audited()).toEqual(
      expect.arrayContaining(["recovery_codes_made", "second_factor_turned_off"]),
    );
  });

  describe("where the team requires it", () => {
    test("closes sessions of members without one, also when their role changes", async () => {
      const admin = await addSecured("administrator");
      const person = await add();
      const browser = openBrowser();
      await browser.signIn(person.email);
      const session = async () => {
        const { id } = await db()
          .selectFrom("sessions")
          .select("id")
          .where("member_id", "=", person.id)
          .executeTakeFirstOrThrow();
        return findSession(db(), { sessionId: id }, { now, idleMs: 3_600_000 });
      };
      await setRule("administrators");
      expect((await browser.get("/api/profile")).status).toBe(200);
      await changeMember(
        db(),
        person.id,
        { kind: "role", role: "administrator" },
        { actor: { name: "t" }, now, signIn: opened().runtime.env },
      );
      expect(await session()).toBeNull();
      expect((await browser.get("/api/profile")).status).toBe(401);
      expect((await admin.browser.get("/api/profile")).status).toBe(200);
      await db().updateTable("sign_in_rules").set({ second_factor: "optional" }).execute();
      expect(await session()).not.toBeNull();
    });

    test("has members without one set it up between password and session", async () => {
      const { email } = await add("viewer");
      await setRule("everybody");
      const browser = openBrowser();
      expect(await browser.signIn(email)).toBe("second_step");
      expect(browser.hasSession()).toBe(false);
      // A code opens nothing here, whatever it is.
      expect((await typeCode(browser, "123456")).status).toBe(409);
      const begun = await browser.post("/api/sign-in/second-factor");
      const { secret: key } = await begun.json();
      const confirm = (code: string) => browser.post("/api/sign-in/second-factor/confirm", { code });
      expect((await confirm("000000")).status).toBe(422);
      const done = await confirm(codeAt(key, now));
      expect(done.status).toBe(200);
      expect((await done.json()).recoveryCodes).toHaveLength(10);
      expect((await browser.get("/api/profile")).status).toBe(200);
      // It can’t be turned off again.
      pass(stepMs);
      const off = { present: password, code: codeAt(key, now) };
      expect((await browser.post("/api/profile/second-factor/off", off)).status).toBe(409);
      expect((await openBrowser().post("/api/sign-in/second-factor")).status).toBe(409);
    });

    test("doesn’t replace a second factor that is on", async () => {
      const { email, browser } = await addSecured();
      await setRule("everybody");
      const other = openBrowser();
      expect(await other.signIn(email)).toBe("second_step");
      expect((await other.post("/api/sign-in/second-factor")).status).toBe(409);
      expect((await browser.post("/api/profile/second-factor", { present: password })).status).toBe(409);
    });
  });

  test("lets an administrator reset a colleague’s, which ends their sessions, but not their own", async () => {
    const [admin, person] = [await addSecured("administrator"), await addSecured()];
    const reset = async (id: string) => {
      const route = routes.find(({ path }) => path === "/api/members/[id]/second-factor") as Route;
      const cookie = `next-auth.session-token=${admin.browser.jar.get("next-auth.session-token")}`;
      const request = new Request(`${appUrl}/api/members/${id}/second-factor`, {
        method: "DELETE",
        headers: { cookie, origin: appUrl },
      });
      return callRoute(route, request, { id });
    };
    expect((await reset(admin.id)).status).toBe(409);
    const answer = await reset(person.id);
    expect((await answer.json()).member).toMatchObject({ id: person.id, hasSecondFactor: false });
    expect((await person.browser.get("/api/profile")).status).toBe(401);
    expect(await openBrowser().signIn(person.email)).toBeNull();
    expect(await audited()).toContain("second_factor_reset");
  });
});
