import { describe, expect, test } from "vitest";
import { z } from "zod";
import type { Session, User } from "@/lib/auth/sessions/session";
import { notFound } from "@/lib/errors";
import { readJson } from "@/lib/http/read-json";
import { readQuery } from "@/lib/http/read-query";
import { createWrappers } from "@/lib/http/with-user";
import { defaultPreferences } from "@/lib/members/preferences";
import { bodySizes } from "@/lib/operation";
import { openChangePace } from "@/lib/pace";
import type { Runtime } from "@/lib/runtime/runtime";

const person = (role: User["role"]): User => ({
  id: "1",
  email: "a@example.com",
  name: "A",
  role,
  preferences: defaultPreferences,
});
const sessionOf = (user: User): Session => ({ id: "s", user, idleEndsAt: new Date(0), endsAt: new Date(0) });
const context = { params: Promise.resolve({}) };

/** The wrappers read of the runtime only where the dashboard is. */
const wrappers = (
  user: User | null,
  env = { appUrl: "https://shortlist.example", appUrlIsConfigured: true },
  changes = openChangePace(1_000),
) =>
  createWrappers({
    currentSession: async () => user && sessionOf(user),
    runtime: async () => ({ env, feed: { wake: () => undefined }, changes }) as unknown as Runtime,
    seenBy: async (runtime) => runtime,
  });

const send = (
  handler: (request: Request, given: { params: Promise<Record<string, never>> }) => Promise<Response>,
  init: RequestInit & { path?: string; duplex?: "half" } = {},
) => handler(new Request(`https://shortlist.example${init.path ?? "/api/x"}`, init), context);

describe("every handler", () => {
  test("wants a session of the role", async () => {
    const recruiterOnly = (user: User | null) =>
      wrappers(user).withUser("recruiter", () => Response.json({ ok: true }));
    expect((await send(recruiterOnly(null))).status).toBe(401);
    expect((await send(recruiterOnly(person("viewer")))).status).toBe(403);
    expect((await send(recruiterOnly(person("recruiter")))).status).toBe(200);
    expect((await send(recruiterOnly(person("administrator")))).status).toBe(200);
  });

  test("does nothing in a person’s name for another person’s page", async () => {
    let done = 0;
    const handler = wrappers(person("viewer")).withUser("viewer", () => Response.json({ done: ++done }));
    const asked = async (headers: Record<string, string>) =>
      (await send(handler, { method: "POST", headers: { origin: "https://shortlist.example", ...headers } }))
        .status;
    expect(await asked({ "x-shortlist-person": "2" })).toBe(401);
    expect((await send(handler, { headers: { "x-shortlist-person": "2" } })).status).toBe(401);
    expect(done).toBe(0);
    expect(await asked({ "x-shortlist-person": "1" })).toBe(200);
    expect(await asked({})).toBe(200);
  });

  test("answers privately, with an id", async () => {
    const { headers } = await send(wrappers(person("viewer")).withUser("viewer", () => Response.json({})));
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
  });

  test("tells what may be told, and nothing of a bug", async () => {
    const told = wrappers(null).withoutUser(() => {
      throw notFound("No such row.");
    });
    const bug = wrappers(null).withoutUser(() => {
      throw new Error("select secret from table");
    });
    const problem = await (await send(told)).json();
    expect(problem).toMatchObject({
      status: 404,
      title: "Not Found",
      code: "not_found",
      detail: "No such row.",
    });
    const answer = await send(bug);
    expect(answer.status).toBe(500);
    expect(answer.headers.get("content-type")).toBe("application/problem+json");
    const text = await answer.text();
    expect(text).not.toContain("secret");
    expect(text).toContain(answer.headers.get("x-request-id"));
  });

  test.each([
    ["the dashboard’s own origin", { origin: "https://shortlist.example" }, 200],
    ["another site", { origin: "https://evil.example" }, 403],
    ["plain HTTP of the same host", { origin: "http://shortlist.example" }, 403],
    ["an opaque origin", { origin: "null" }, 403],
    ["no origin", {}, 403],
    ["no origin, same-origin by the browser’s word", { "sec-fetch-site": "same-origin" }, 200],
    ["no origin, cross-site by the browser’s word", { "sec-fetch-site": "cross-site" }, 403],
  ])("takes a change from %s with %#", async (_title, headers, status) => {
    const handler = wrappers(person("viewer")).withUser("viewer", () => Response.json({}));
    expect((await send(handler, { method: "POST", headers: headers as Record<string, string> })).status).toBe(
      status,
    );
    expect((await send(handler, { headers: headers as Record<string, string> })).status).toBe(200);
  });

  test("takes so many changes of a person, and then says when again; reading, and what ends sessions, goes on", async () => {
    let nowMs = 0;
    const { withUser } = wrappers(
      person("viewer"),
      undefined,
      openChangePace(2, () => nowMs),
    );
    const handler = withUser("viewer", () => Response.json({}));
    const ending = withUser("viewer", () => Response.json({}), { isPaced: false });
    const change = { method: "POST", headers: { origin: "https://shortlist.example" } };
    for (let n = 0; n < 10; n += 1) expect((await send(handler, change)).status).toBe(200);
    for (let n = 0; n < 20; n += 1) {
      const answer = await send(handler, change);
      expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "30"]);
      expect(await answer.json()).toMatchObject({ reason: "too_many_changes", retryAfterSeconds: 30 });
    }
    expect((await send(handler)).status).toBe(200);
    expect((await send(ending, change)).status).toBe(200);
    nowMs += 30_000;
    expect((await send(handler, change)).status).toBe(200);
    expect((await send(handler, change)).status).toBe(429);
  });

  test("where the address is our guess, the origin must be of the host that was asked", async () => {
    const env = { appUrl: "http://localhost:3000", appUrlIsConfigured: false };
    const handler = wrappers(person("viewer"), env).withUser("viewer", () => Response.json({}));
    const from = (origin: string) =>
      send(handler, { method: "POST", headers: { origin, host: "10.0.0.5:3000" } });
    expect((await from("http://10.0.0.5:3000")).status).toBe(200);
    expect((await from("http://localhost:3000")).status).toBe(403);

    // As our own server puts it, behind a proxy that rewrites the host.
    const proxied = { host: "10.0.0.5:3000", "x-forwarded-host": "shortlist.example" };
    const behind = (origin: string) => send(handler, { method: "POST", headers: { origin, ...proxied } });
    expect((await behind("https://shortlist.example")).status).toBe(200);
    expect((await behind("http://10.0.0.5:3000")).status).toBe(403);
  });

  test("a person who opens one in the browser is sent to sign in and back", async () => {
    const open = (user: User | null, init: RequestInit = {}) =>
      send(
        wrappers(user).withUser("viewer", () => new Response("page")),
        { headers: { "sec-fetch-mode": "navigate" }, path: "/sandbox/outbox?page=2", ...init },
      );
    const answer = await open(null);
    expect(answer.status).toBe(307);
    expect(answer.headers.get("location")).toBe("/sign-in?next=%2Fsandbox%2Foutbox%3Fpage%3D2");
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect((await open(null, { method: "POST" })).status).toBe(401);
    expect(await (await open(person("viewer"))).text()).toBe("page");
  });

  test("keeps what a handler answers, whatever kind of answer it is", async () => {
    const answers = [
      Response.redirect("https://shortlist.example/x", 303),
      new Response(null, { status: 204 }),
      new Response("both", {
        headers: [
          ["set-cookie", "a=1"],
          ["set-cookie", "b=2"],
          ["cache-control", "public"],
        ],
      }),
    ];
    const [redirect, empty, cookies] = await Promise.all(
      answers.map((answer) => send(wrappers(null).withoutUser(() => answer))),
    );
    expect([redirect?.status, redirect?.headers.get("location")]).toEqual([
      303,
      "https://shortlist.example/x",
    ]);
    expect([empty?.status, await empty?.text()]).toEqual([204, ""]);
    expect(cookies?.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
    expect(cookies?.headers.get("cache-control")).toBe("private, no-store");
  });

  test("gives the handler its parameters, its person and the runtime", async () => {
    const seen: unknown[] = [];
    const handler = wrappers(person("recruiter")).withUser<{ id: string }>("viewer", (given) => {
      seen.push(given.params.id, given.session.user.role, given.runtime.env.appUrl, given.request.method);
      return Response.json({});
    });
    await handler(new Request("https://shortlist.example/api/x/7"), { params: Promise.resolve({ id: "7" }) });
    expect(seen).toEqual(["7", "recruiter", "https://shortlist.example", "GET"]);
  });

  test("a runtime that can’t be opened is a plain 500", async () => {
    const { withoutUser } = createWrappers({
      currentSession: async () => null,
      runtime: async () => Promise.reject(new Error("no such file: /secret")),
      seenBy: async (runtime) => runtime,
    });
    const answer = await send(withoutUser(() => Response.json({})));
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain("secret");
  });
});

describe("the body", () => {
  const schema = z.object({ candidate: z.object({ email: z.email({ error: "Not an address." }) }) });
  const handler = wrappers(null).withoutUser(async ({ request }) =>
    Response.json(await readJson(request, schema)),
  );
  const headers = { origin: "https://shortlist.example" };
  const post = (body: BodyInit) => send(handler, { method: "POST", headers, body, duplex: "half" });

  test("has to be JSON of the right shape", async () => {
    expect((await post("{")).status).toBe(400);
    expect((await post(new Uint8Array([0x22, 0xff, 0x22]))).status).toBe(400);
    const invalid = await post(JSON.stringify({ candidate: { email: "x" } }));
    expect(invalid.status).toBe(422);
    expect((await invalid.json()).errors).toEqual({ "candidate.email": ["Not an address."] });
    expect((await post(JSON.stringify({ candidate: { email: "a@example.com" } }))).status).toBe(200);
  });

  test("may not be nested without end", async () => {
    const nested = (depth: number) => post(`${'{"a":['.repeat(depth)}${"]}".repeat(depth)}`);
    expect((await nested(5)).status).toBe(422);
    expect((await nested(16)).status).toBe(400);
    expect((await nested(2_000)).status).toBe(400);
  });

  test("may not carry U+0000 or half a character, which PostgreSQL can’t keep", async () => {
    const withEmail = (email: string) => post(`{"candidate":{"email":"${email}"}}`);
    expect((await withEmail("a\\u0000@example.com")).status).toBe(400);
    expect((await post('{"a\\u0000":1}')).status).toBe(400);
    expect((await withEmail("a\\ud800@example.com")).status).toBe(400);
    const refused = await (await withEmail("\\udfff\\ud83d")).json();
    expect(refused).toMatchObject({ code: "bad_request", reason: "unusable_characters" });
    // The same six letters as text, after a backslash of their own.
    expect((await withEmail("a\\\\u0000@example.com")).status).toBe(422);
  });

  test("that breaks off is the caller’s doing", async () => {
    const broken = new ReadableStream({
      start(controller) {
        controller.error(new Error("socket hang up"));
      },
    });
    expect((await post(broken)).status).toBe(400);
  });

  test("of claimed length beyond what a route takes is not read at all", async () => {
    const claimed = { ...headers, "content-length": String(bodySizes.fields + 1) };
    expect((await send(handler, { method: "POST", headers: claimed, body: "{}" })).status).toBe(413);
  });

  test("is read on for a mebibyte beyond what a route takes, or else its connection is closed", async () => {
    const ofKib = (most: number) => {
      const seen = { sent: 0 };
      const body = new ReadableStream({
        pull(controller) {
          seen.sent += 1;
          controller.enqueue(new Uint8Array(1024).fill(0x20));
          if (seen.sent === most) controller.close();
        },
      });
      return { body, seen };
    };
    const long = await post(ofKib(500).body);
    expect([long.status, long.headers.get("connection")]).toEqual([413, null]);
    const endless = ofKib(Number.POSITIVE_INFINITY);
    const refused = await post(endless.body);
    expect([refused.status, refused.headers.get("connection")]).toEqual([413, "close"]);
    expect(endless.seen.sent).toBeLessThan(1_024 + 30);
  });
});

test("a query that can’t be used is named, and an empty parameter is none", async () => {
  const schema = z.object({ status: z.enum(["all"]).default("all") });
  const handler = wrappers(null).withoutUser(({ request }) => Response.json(readQuery(request, schema)));
  expect(await (await send(handler, { path: "/api/x?status=" })).json()).toEqual({ status: "all" });
  for (const search of ["status=%00", "other=a%00", "%00=a", "other=%ED%A0%80", "other=%E0%A4%A", "other=%"])
    expect((await send(handler, { path: `/api/x?${search}` })).status).toBe(400);
  expect((await send(handler, { path: "/api/x?other=%F0%9F%98%80+%25&y" })).status).toBe(200);
  const refused = await send(handler, { path: "/api/x?status=nonsense" });
  expect(refused.status).toBe(400);
  expect((await refused.json()).detail).toContain("status");
});
