import type { IncomingMessage, ServerResponse } from "node:http";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { removePeople } from "@/app/api/testing-people";
import { callRoute, loadRoutes, openDashboard, type Route } from "@/app/api/testing-routes";
import { dashboardBefore } from "@/app/api/testing-suites";
import { listAudit } from "@/lib/audit/list-audit";
import { auditQuerySchema } from "@/lib/audit/schema";
import { flushAudit, tallyAudit } from "@/lib/audit/tally-audit";
import { openProvider } from "@/lib/auth/oidc/testing-provider";
import { tryDiscovery } from "@/lib/auth/oidc/try-discovery";
import { onEachStore } from "@/lib/db/testing";
import { exportForNextAuth } from "@/lib/env";
import { addMember } from "@/lib/members/add-member";
import { freePort } from "@/scripts/start-node";

const appUrl = "http://localhost:3000";
const groups = { OIDC_ADMIN_GROUPS: "it", OIDC_RECRUITER_GROUPS: "hr,talent", OIDC_NAME: "Acme" };

let provider: Awaited<ReturnType<typeof openProvider>>;
let routes: Route[];

beforeAll(async () => {
  provider = await openProvider();
  exportForNextAuth({ url: appUrl, secret: "a secret of at least thirty-two characters" });
  routes = await loadRoutes();
});
afterAll(() => provider.close());
beforeEach(() => {
  provider.state.instead = undefined;
});

/** Answers one path instead of the provider. */
function answerAt(path: string, answer: (request: IncomingMessage, response: ServerResponse) => void): void {
  provider.state.instead = (request, response) => {
    if (!request.url?.startsWith(path)) return false;
    answer(request, response);
    return true;
  };
}

const discovery = "/.well-known/openid-configuration";
const endpoints = () => ({
  issuer: provider.issuer,
  authorization_endpoint: `${provider.issuer}/auth`,
  token_endpoint: `${provider.issuer}/token`,
  jwks_uri: `${provider.issuer}/jwks`,
});

describe("testing discovery", () => {
  const outcomesOf = async (issuer = provider.issuer, scopes = "openid email") =>
    Object.fromEntries(
      (await tryDiscovery({ issuer, scopes })).map(({ step, outcome, found }) => [
        step,
        found === undefined ? outcome : `${outcome}: ${found}`,
      ]),
    );

  test("passes with a working provider", async () => {
    expect(await outcomesOf()).toEqual({
      reach: `ok: ${provider.issuer}${discovery}`,
      document: "ok",
      issuer: "ok",
      keys: expect.stringMatching(/^ok: \d$/),
      scopes: "ok",
      clock: expect.stringMatching(/^ok: (-?[01])$/),
    });
  });

  test("names the failed step and skips those that need it", async () => {
    expect(await outcomesOf(`http://127.0.0.1:${await freePort()}`)).toMatchObject({
      reach: "failed: ECONNREFUSED",
      document: "skipped",
      clock: "skipped",
    });
    expect(await outcomesOf(`${provider.issuer}/realms/none`)).toMatchObject({
      document: "failed: 404",
      issuer: "skipped",
      keys: "skipped",
    });
    answerAt(discovery, (_, response) => response.end("<html>"));
    expect(await outcomesOf()).toMatchObject({ document: "failed: 200" });
    answerAt(discovery, (_, response) => response.writeHead(302, { location: "/elsewhere" }).end());
    expect(await outcomesOf()).toMatchObject({ document: "failed: 302" });
  });

  test("detects another issuer, unusable keys, unlisted scopes and a wrong clock", async () => {
    answerAt(discovery, (_, response) => {
      response.setHeader("date", new Date(Date.now() - 300_000).toUTCString());
      response.end(
        JSON.stringify({ ...endpoints(), issuer: "https://other.example", scopes_supported: ["openid"] }),
      );
    });
    expect(await outcomesOf()).toMatchObject({
      issuer: "failed: https://other.example",
      scopes: "unclear: email",
      clock: expect.stringMatching(/^failed: -(299|300|301)$/),
    });
    provider.state.instead = ({ url }, response) => {
      if (url !== discovery && url !== "/jwks") return false;
      response.end(JSON.stringify(url === "/jwks" ? { keys: [{ kty: "EC", use: "sig" }] } : endpoints()));
      return true;
    };
    expect(await outcomesOf()).toMatchObject({ keys: "failed: RSA", scopes: "unclear" });
  });

  test("gives up on an endless answer", async () => {
    answerAt(discovery, (_, response) => {
      const more = () => {
        while (!response.destroyed && response.write("x".repeat(65_536)));
      };
      response.on("drain", more).on("error", () => undefined);
      more();
    });
    expect(await outcomesOf()).toMatchObject({ document: "failed: 200" });
  });
});

onEachStore("access", (store) => {
  const opened = dashboardBefore(async () => {
    vi.stubEnv("LOG_LEVEL", "silent");
    return openDashboard(await store({ isShared: true }), { ...provider.env, ...groups });
  });
  afterAll(() => {
    vi.unstubAllEnvs();
  });
  let cookie: string;
  let id: string;
  beforeEach(async () => {
    opened().runtime.env.passwordSignIn = "on";
    ({ id, cookie } = await opened().signedIn("administrator"));
  });
  afterEach(() => removePeople(db()));

  const db = () => opened().runtime.store.db;
  async function ask(method: string, path: string, body?: object, as = cookie): Promise<Response> {
    const route = routes.find((one) => one.path === path) as Route;
    return callRoute(
      route,
      new Request(`${appUrl}${path}`, {
        method,
        headers: { cookie: as, origin: appUrl, "content-type": "application/json" },
        ...(body && { body: JSON.stringify(body) }),
      }),
    );
  }
  const link = (memberId: string, claims: object, group: string | null) =>
    db()
      .insertInto("identities")
      .values({
        issuer: provider.issuer,
        subject: memberId,
        member_id: memberId,
        linked_at: "2026-11-26T08:00:00.000Z",
        last_used_at: "2026-11-26T09:00:00.000Z",
        claims: JSON.stringify(claims),
        role_group: group,
      })
      .execute();

  test("shows administrators how people sign in, and only their own claims", async () => {
    const colleague = await opened().signedIn("recruiter");
    await link(id, { iss: provider.issuer, sub: id, groups: ["it", "all"] }, "it");
    await link(colleague.id, { iss: provider.issuer, sub: colleague.id, secret_of: "theirs" }, "hr");
    const answer = await ask("GET", "/api/access");
    const text = await answer.text();
    expect(text).not.toContain("theirs");
    expect(text).not.toContain(provider.client.client_secret);
    expect(JSON.parse(text)).toMatchObject({
      redirectUri: `${appUrl}/api/auth/callback/oidc`,
      provider: {
        name: "Acme",
        issuer: provider.issuer,
        groups: [
          { role: "administrator", names: ["it"] },
          { role: "recruiter", names: ["hr", "talent"] },
          { role: "viewer", names: [] },
        ],
      },
      passwords: "on",
      rule: { secondFactor: "optional" },
      own: { groups: ["it", "all"], role: "administrator", group: "it" },
      linked: [
        { id, role: "administrator", group: "it" },
        { id: colleague.id, role: "recruiter", group: "hr" },
      ],
      refused: [],
    });
    expect((await ask("GET", "/api/access", undefined, colleague.cookie)).status).toBe(403);
  });

  test("doesn’t show identities of a former provider", async () => {
    await link(id, { iss: provider.issuer, sub: id, groups: ["it"] }, "it");
    await db().updateTable("identities").set({ issuer: "https://before.example" }).execute();
    const seen = await (await ask("GET", "/api/access")).json();
    expect([seen.own, seen.linked]).toEqual([undefined, []]);
  });

  test("lists refusals with their address, without those who only have to use their password first", async () => {
    for (const [reason, email] of [
      ["no_group", "eve@example.com"],
      ["link_first", "paul@example.com"],
    ])
      tallyAudit(db(), {
        actor: { name: "Unknown" },
        action: "provider_sign_in_refused",
        subject: { type: "address", id: "192.0.2.1" },
        details: { step: "rules", reason, email },
        at: new Date(),
      });
    await flushAudit(db());
    const { refused } = await (await ask("GET", "/api/access")).json();
    expect(refused).toMatchObject([{ step: "rules", reason: "no_group", email: "eve@example.com" }]);
  });

  test("counts people without a second factor among those who may use a password", async () => {
    for (const role of ["administrator", "recruiter"] as const) {
      const person = { email: `${role}@example.com`, name: role, role, passwordHash: "x" };
      await addMember(db(), person, { actor: { name: "test" }, now: new Date() });
    }
    const without = async () => (await (await ask("GET", "/api/access")).json()).without;
    expect(await without()).toEqual({ administrators: 1, everybody: 2 });
    opened().runtime.env.passwordSignIn = "break-glass";
    expect(await without()).toEqual({ administrators: 1, everybody: 1 });
  });

  test("requires the administrator’s own second factor before setting the rule, and audits it", async () => {
    const set = (secondFactor: string) => ask("PUT", "/api/access/second-factor", { secondFactor });
    expect((await set("often")).status).toBe(422);
    const early = await set("everybody");
    expect([early.status, (await early.json()).code]).toEqual([409, "second_factor_first"]);
    await db()
      .insertInto("second_factors")
      .values({
        member_id: id,
        secret: "sealed",
        begun_at: "2026-11-26T09:00:00.000Z",
        turned_on_at: "2026-11-26T09:00:00.000Z",
        last_step: null,
        recovery_salt: null,
      })
      .execute();
    expect(await (await set("everybody")).json()).toMatchObject({
      rule: { secondFactor: "everybody", updatedBy: "administrator person" },
    });
    await set("everybody");
    await db().deleteFrom("second_factors").execute();
    // Without it, their own session would stop working.
    expect((await set("optional")).status).toBe(401);
    const { entries } = await listAudit(opened().runtime.store, auditQuerySchema.parse({}));
    const changes = entries.filter(({ action }) => action === "second_factor_rule_changed");
    expect(changes.map(({ details }) => details)).toEqual([{ from: "optional", to: "everybody" }]);
  });

  test("audits a test of the provider with the failed step", async () => {
    const good = await ask("POST", "/api/access/discovery");
    expect((await good.json()).steps).toHaveLength(6);
    answerAt(discovery, (_, response) => response.writeHead(503).end());
    await ask("POST", "/api/access/discovery");
    const { entries } = await listAudit(opened().runtime.store, auditQuerySchema.parse({}));
    const tests = entries.filter(({ action }) => action === "provider_tested");
    expect(tests.map(({ details }) => details)).toEqual([
      { outcome: "document", found: "503" },
      { outcome: "ok" },
    ]);
  });
});
