import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { bodies, withEachLeaf, withoutBody } from "@/app/api/testing-bodies";
import {
  type Asked,
  administered,
  allowedBy,
  bodyOf,
  expectBodyRefused,
  expectLeafRefused,
  expectPathRefused,
  expectQueryRefused,
  expectTimesRefused,
  loadOwn,
  long,
  origin,
  titled,
} from "@/app/api/testing-refusals";
import { callRoute, type Route } from "@/app/api/testing-routes";
import { onEachStore } from "@/lib/db/testing";
import type { Method } from "@/lib/http/every-method";

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;

let routes: Route[] = [];
let own: Route[] = [];
let everything: Asked[] = [];
beforeAll(async () => {
  vi.stubEnv("LOG_LEVEL", "silent");
  ({ routes, own, everything } = await loadOwn());
});
afterAll(() => {
  vi.unstubAllEnvs();
});

/** What ends or prolongs sessions; signing out is the last here. */
const unpaced = [
  "POST /api/session/activity",
  "POST /api/profile/password",
  "DELETE /api/profile/sessions/[id]",
  "DELETE /api/profile/sessions",
  "POST /api/profile/sign-out-everywhere",
  "DELETE /api/session",
];

test("every route answers every method: with what it is for, or 405 and what it is for", async () => {
  expect(routes.length).toBeGreaterThan(40);
  for (const route of own) {
    const allowed = await allowedBy(route);
    expect(allowed.includes("HEAD"), route.path).toBe(allowed.includes("GET"));
    for (const method of methods) {
      expect(route.handlers[method], `${method} ${route.path}`).toBeTypeOf("function");
      if (allowed.includes(method)) continue;
      const answer = await callRoute(route, new Request(origin, { method }));
      expect(answer.status).toBe(405);
      expect(answer.headers.get("allow")).toBe(allowed.join(", "));
      expect(answer.headers.get("content-type")).toBe("application/problem+json");
      expect(await answer.json()).toMatchObject({ status: 405, code: "method_not_allowed" });
    }
  }
});

test("what no route has is a problem document, whatever the method", async () => {
  const nothing = routes.find(({ path }) => path === "/api/[[...path]]");
  for (const method of methods) {
    const answer = nothing && (await callRoute(nothing, new Request(`${origin}/api/x`, { method })));
    expect(answer?.status).toBe(404);
    expect(await answer?.json()).toMatchObject({ status: 404, code: "not_found" });
  }
});

test("the tables below have every route that changes something", async () => {
  const changing = everything.filter(({ method }) => !["GET", "HEAD", "OPTIONS"].includes(method));
  expect(changing.map(({ key }) => key).sort()).toEqual([...Object.keys(bodies), ...withoutBody].sort());
});

onEachStore("what comes in", (store) => {
  test("a person who changes without end has to wait for everything that is recorded, but can end their sessions", async () => {
    const { ask, runtime, close } = await administered(await store(), { CHANGES_PER_MINUTE: "1" });
    const find = (path: string) => routes.find((route) => route.path === path) as Route;
    const rename = (name: string) => ask(find("/api/profile"), "PATCH", { body: JSON.stringify({ name }) });
    for (let n = 0; n < 5; n += 1) expect((await rename(`Ada ${n}`)).status).toBe(200);
    const countEntries = () =>
      runtime.store.db
        .selectFrom("audit_log")
        .select(({ fn }) => fn.countAll().as("all"))
        .executeTakeFirst();
    const before = await countEntries();
    const open = [...unpaced, "POST /api/auth/[...nextauth]", "POST /api/setup"];
    for (const { route, method, key } of everything) {
      const isExport = method === "GET" && route.path.endsWith("/export");
      if (["GET", "HEAD", "OPTIONS"].includes(method) ? !isExport : open.includes(key)) continue;
      const answer = await ask(route, method, { body: bodyOf(key) });
      expect([key, answer.status, Number(answer.headers.get("retry-after")) > 0]).toEqual([key, 429, true]);
      expect(await answer.json()).toMatchObject({ reason: "too_many_changes" });
    }
    expect(await countEntries()).toEqual(before);
    for (const key of unpaced) {
      const [method = "", path = ""] = key.split(" ");
      const { status } = await ask(find(path), method as Method, { body: bodyOf(key) });
      expect([key, status]).not.toEqual([key, 429]);
    }
    await close();
  });

  describe("that changes nothing", () => {
    let dashboard: Awaited<ReturnType<typeof administered>>;
    beforeAll(async () => {
      dashboard = await administered(await store({ isShared: true }));
    });
    afterAll(() => dashboard.close());

    // The first one: what others asked for may be recorded a second later.
    test("HEAD answers as GET does, without a body, and leaves nothing behind", async () => {
      const { ask, runtime } = dashboard;
      const countEntries = () =>
        runtime.store.db
          .selectFrom("audit_log")
          .select(({ fn }) => fn.countAll().as("all"))
          // A link that doesn’t work is a guess, however it is asked for. It is written a second later.
          .where("action", "<>", "shared_link_refused")
          .executeTakeFirst();
      const before = await countEntries();
      for (const { route, method } of everything) {
        if (method !== "HEAD") continue;
        const answer = await ask(route, "HEAD");
        expect(answer.body, route.path).toBeNull();
        expect(answer.status, route.path).toBeLessThan(500);
      }
      expect(runtime.feed.size()).toBe(0);
      expect(await countEntries()).toEqual(before);
    });

    test.each([
      ["GET", ["callback", "credentials"]],
      ["HEAD", ["callback", "credentials"]],
      ["GET", ["callback", "nobody"]],
      ["GET", ["xyz"]],
      ["GET", [""]],
      ["POST", ["csrf"]],
      ["POST", ["xyz", "credentials"]],
    ] as const)("%s %j is no step of signing in", async (method, steps) => {
      const route = routes.find(({ path }) => path === "/api/auth/[...nextauth]") as Route;
      const request = new Request(`${dashboard.runtime.env.appUrl}/api/auth/${steps.join("/")}`, {
        method,
        headers: { origin, "content-type": "application/x-www-form-urlencoded" },
        ...(method === "POST" && { body: "a=1" }),
      });
      const answer = await callRoute(route, request, { nextauth: [...steps] });
      expect([answer.status, answer.headers.get("content-type")]).toEqual([404, "application/problem+json"]);
    });

    // The deep tests have further values of each kind.
    test.each(["7\u0000", "9007199254740993", "' or 1=1 --"].map(titled))(
      "%s in a path names nothing",
      (_title, text) => expectPathRefused(dashboard.ask, everything, text),
    );

    test("a query with what can’t be kept, read or used is refused, and none is a failure of ours", () =>
      expectQueryRefused(dashboard.ask, everything, {
        refused: ["a%00b", "%E0%A4%A", long],
        odd: ["9007199254740993"],
      }));

    test("a time far from now is refused wherever one is asked for, and asked for nothing", async () => {
      const far = ["1969-12-31T23:59:59Z", "2200-01-01T00:00:00Z", "9999-12-31T23:59:59-14:00"];
      await expectTimesRefused(dashboard.ask, everything, far);
      const insights = routes.find(({ path }) => path === "/api/insights") as Route;
      for (const [from, to] of [
        ["2199-12-30T00:00:00Z", "2199-12-31T23:59:59Z"],
        ["1970-01-01T00:00:00Z", "1970-01-02T00:00:00Z"],
      ])
        for (const zone of ["UTC", "Pacific/Kiritimati", "america/anchorage"])
          expect(
            (await dashboard.ask(insights, "GET", { search: `?from=${from}&to=${to}&zone=${zone}` })).status,
          ).toBe(200);
    });

    test.each(["\ud800", long, { size: { valueOf: 7, toString: 7 } }].map(titled))(
      "%s in the place of anything that a body has is refused",
      (_title, other) => expectLeafRefused(dashboard.ask, everything, other),
    );

    test("what is right or wrong is neither a number nor a word", async () => {
      for (const { route, method, key } of everything) {
        for (const other of [0, 1, "true", "", null, [true]]) {
          for (const { leaf, body } of withEachLeaf(bodies[key], other)) {
            if (typeof leaf !== typeof true) continue;
            const { status } = await dashboard.ask(route, method, { body: JSON.stringify(body) });
            expect([key, body, status]).toEqual([key, body, 422]);
          }
        }
      }
    });

    test.each<[string, BodyInit]>([
      ["nothing", ""],
      ["a list", "[7]"],
      ["half of it", '{"ids":[7]'],
      ["100 000 lists in each other", "[".repeat(100_000) + "]".repeat(100_000)],
      ["a name with U+0000", '{"a\\u0000":1}'],
      ["bytes that aren’t UTF-8", new Uint8Array([0x7b, 0xff, 0x7d])],
      ["two megabytes", " ".repeat(2_000_000)],
    ])("a body of %s is refused", (_title, body) => expectBodyRefused(dashboard.ask, everything, body));
  });
});
