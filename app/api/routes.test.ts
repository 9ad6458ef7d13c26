import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { bodies, queries, withEachLeaf, withoutBody } from "@/app/api/testing-bodies";
import { callRoute, loadRoutes, openDashboard, type Route } from "@/app/api/testing-routes";
import { onEachStore, type TestStore } from "@/lib/db/testing";
import type { Method } from "@/lib/http/every-method";

const origin = "http://localhost:3000";
const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
const uuid = "0190a6b2-7c3d-4e5f-8a9b-0c1d2e3f4a5b";
const long = "x".repeat(10_000);

/** Of a body: unreadable, too large, or with something wrong in it. */
const refusals = new Set([400, 413, 422]);

/** As a title has room for. */
const brief = (value: unknown) => JSON.stringify(value).replace(long, "10 000 letters");

let routes: Route[] = [];
beforeAll(async () => {
  vi.stubEnv("LOG_LEVEL", "silent");
  routes = await loadRoutes();
});
afterAll(() => {
  vi.unstubAllEnvs();
});

/** Of the interface's own routes; the last one answers all that is none of them. */
const own = () => routes.filter(({ path }) => path !== "/api/[[...path]]");

const allowedBy = async (route: Route) =>
  ((await callRoute(route, new Request(origin, { method: "OPTIONS" }))).headers.get("allow") ?? "").split(
    ", ",
  ) as Method[];

const namesIn = (path: string) => [...path.matchAll(/\[(\.{0,3})(\w+)\]/g)].map(([, , name = ""]) => name);

/** What ends or prolongs sessions; signing out is the last here. */
const unpaced = [
  "POST /api/session/activity",
  "POST /api/profile/password",
  "DELETE /api/profile/sessions/[id]",
  "DELETE /api/profile/sessions",
  "POST /api/profile/sign-out-everywhere",
  "DELETE /api/session",
];

/** Parameters such as the route has, of things that needn't be there. */
const paramsOf = ({ path }: Route) =>
  Object.fromEntries(
    namesIn(path).map((name) => {
      const isNumber =
        ["scope", "addressId", "assessmentId"].includes(name) ||
        (name === "id" && /^\/api\/(assessments|candidates)\//.test(path));
      return [name, isNumber ? "7" : uuid];
    }),
  );

/** Every route with each of its methods. */
async function everything(): Promise<{ route: Route; method: Method; key: string }[]> {
  const all = own().map(async (route) =>
    (await allowedBy(route)).map((method) => ({ route, method, key: `${method} ${route.path}` })),
  );
  return (await Promise.all(all)).flat();
}

test("every route answers every method: with what it is for, or 405 and what it is for", async () => {
  expect(routes.length).toBeGreaterThan(40);
  for (const route of own()) {
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
  const changing = (await everything()).filter(({ method }) => !["GET", "HEAD", "OPTIONS"].includes(method));
  expect(changing.map(({ key }) => key).sort()).toEqual([...Object.keys(bodies), ...withoutBody].sort());
});

/** A dashboard, and how an administrator asks it. */
async function administered(place: TestStore, env: Record<string, string> = {}) {
  const dashboard = await openDashboard(place, env);
  const { cookie } = await dashboard.signedIn("administrator");
  const ask = (
    route: Route,
    method: Method,
    { params, search = "", body }: { params?: Record<string, string>; search?: string; body?: BodyInit } = {},
  ) => {
    const given = params ?? paramsOf(route);
    const url = `${origin}${route.path}${search}`;
    const path = { ...given, ...(given.nextauth && { nextauth: [given.nextauth] }) };
    return callRoute(route, new Request(url, { method, headers: { cookie, origin }, body }), path);
  };
  return { ...dashboard, ask };
}

onEachStore("what comes in", (store) => {
  test("HEAD answers as GET does, without a body, and leaves nothing behind", async () => {
    const { ask, runtime, close } = await administered(await store());
    const countEntries = () =>
      runtime.store.db
        .selectFrom("audit_log")
        .select(({ fn }) => fn.countAll().as("all"))
        // A link that doesn’t work is a guess, however it is asked for. It is written a second later.
        .where("action", "<>", "shared_link_refused")
        .executeTakeFirst();
    const before = await countEntries();
    for (const { route, method } of await everything()) {
      if (method !== "HEAD") continue;
      const answer = await ask(route, "HEAD");
      expect(answer.body, route.path).toBeNull();
      expect(answer.status, route.path).toBeLessThan(500);
    }
    expect(runtime.feed.size()).toBe(0);
    expect(await countEntries()).toEqual(before);
    await close();
  });

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
    for (const { route, method, key } of await everything()) {
      const isExport = method === "GET" && route.path.endsWith("/export");
      if (["GET", "HEAD", "OPTIONS"].includes(method) ? !isExport : open.includes(key)) continue;
      const body = bodies[key] === undefined ? undefined : JSON.stringify(bodies[key]);
      const answer = await ask(route, method, { body });
      expect([key, answer.status, Number(answer.headers.get("retry-after")) > 0]).toEqual([key, 429, true]);
      expect(await answer.json()).toMatchObject({ reason: "too_many_changes" });
    }
    expect(await countEntries()).toEqual(before);
    for (const key of unpaced) {
      const [method = "", path = ""] = key.split(" ");
      const body = bodies[key] === undefined ? undefined : JSON.stringify(bodies[key]);
      expect([key, (await ask(find(path), method as Method, { body })).status]).not.toEqual([key, 429]);
    }
    await close();
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
    const { runtime, close } = await openDashboard(await store());
    const route = routes.find(({ path }) => path === "/api/auth/[...nextauth]") as Route;
    const request = new Request(`${runtime.env.appUrl}/api/auth/${steps.join("/")}`, {
      method,
      headers: { origin, "content-type": "application/x-www-form-urlencoded" },
      ...(method === "POST" && { body: "a=1" }),
    });
    const answer = await callRoute(route, request, { nextauth: [...steps] });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([404, "application/problem+json"]);
    await close();
  });

  const strangeIds = [
    "\u0000",
    "7\u0000",
    "\ud800",
    "9007199254740993",
    "true",
    "[7]",
    "-1",
    "7.5",
    "%E0%A4%A",
    "../..",
    "' or 1=1 --",
    long,
  ];

  test.each(strangeIds.map((text) => [brief(text), text]))(
    "%s in a path names nothing",
    async (_title, text) => {
      const { ask, close } = await administered(await store());
      for (const { route, method, key } of await everything()) {
        if (method === "OPTIONS") continue;
        for (const name of namesIn(route.path)) {
          const body = bodies[key] === undefined ? undefined : JSON.stringify(bodies[key]);
          const { status } = await ask(route, method, {
            params: { ...paramsOf(route), [name]: text },
            body,
          });
          expect([key, name, status >= 400 && status < 500 ? "refused" : status]).toEqual([
            key,
            name,
            "refused",
          ]);
        }
      }
      await close();
    },
  );

  test("a query with what can’t be kept, read or used is refused, and none is a failure of ours", async () => {
    const { ask, close } = await administered(await store());
    const refused = ["%00", "a%00b", "%ED%A0%80", "%E0%A4%A", "%", long];
    const odd = [
      "9007199254740993",
      "true",
      "[7]",
      "-1",
      "1e3",
      "%22",
      "%25",
      "%5C",
      "%F0%9F%98%80",
      "__proto__",
    ];
    for (const { route, method, key } of await everything()) {
      if (method !== "GET") continue;
      for (const name of queries[route.path] ?? []) {
        for (const text of [...refused, ...odd]) {
          const { status, body } = await ask(route, method, { search: `?${name}=${text}` });
          await body?.cancel();
          expect([key, name, text, status < 500]).toEqual([key, name, text, true]);
          if (refused.includes(text)) expect([key, name, text, status]).toEqual([key, name, text, 400]);
        }
      }
    }
    await close();
  });

  test("a time far from now is refused wherever one is asked for, and asked for nothing", async () => {
    const { ask, close } = await administered(await store());
    const dates = new Set(["createdFrom", "createdTo", "completedFrom", "completedTo", "from", "to"]);
    const far = [
      "0000-01-01T00:00:00Z",
      "0001-01-01T00:00:00Z",
      "1969-12-31T23:59:59Z",
      "2200-01-01T00:00:00Z",
      "9999-12-30T00:00:00Z",
      "9999-12-31T23:59:59-14:00",
    ].map(encodeURIComponent);
    for (const { route, method, key } of await everything()) {
      const names = (queries[route.path] ?? []).filter((name) => dates.has(name));
      if (method !== "GET") continue;
      for (const name of names)
        for (const text of far)
          expect([
            key,
            name,
            text,
            (await ask(route, method, { search: `?${name}=${text}` })).status,
          ]).toEqual([key, name, text, 400]);
    }
    const insights = routes.find(({ path }) => path === "/api/insights") as Route;
    for (const [from, to] of [
      ["2199-12-30T00:00:00Z", "2199-12-31T23:59:59Z"],
      ["1970-01-01T00:00:00Z", "1970-01-02T00:00:00Z"],
    ])
      for (const zone of ["UTC", "Pacific/Kiritimati", "america/anchorage"])
        expect((await ask(insights, "GET", { search: `?from=${from}&to=${to}&zone=${zone}` })).status).toBe(
          200,
        );
    await close();
  });

  const strangers: unknown[] = [
    "https://example.com/\u0000",
    "\ud800",
    long,
    2 ** 53,
    -1.5,
    true,
    [],
    [7],
    { toString: 7 },
    { length: { toString: 7 } },
    { size: { valueOf: 7, toString: 7 } },
  ];

  test.each(strangers.map((other) => [brief(other), other]))(
    "%s in the place of anything that a body has is refused",
    async (_title, other) => {
      const { ask, close } = await administered(await store());
      for (const { route, method, key } of await everything()) {
        for (const { leaf, body } of withEachLeaf(bodies[key], other)) {
          if (leaf === undefined || typeof leaf === typeof true) continue;
          const { status } = await ask(route, method, { body: JSON.stringify(body) });
          expect([key, body, refusals.has(status) || status]).toEqual([key, body, true]);
        }
      }
      await close();
    },
  );

  test("what is right or wrong is neither a number nor a word", async () => {
    const { ask, close } = await administered(await store());
    for (const { route, method, key } of await everything()) {
      for (const other of [0, 1, "true", "", null, [true]]) {
        for (const { leaf, body } of withEachLeaf(bodies[key], other)) {
          if (typeof leaf !== typeof true) continue;
          const { status } = await ask(route, method, { body: JSON.stringify(body) });
          expect([key, body, status]).toEqual([key, body, 422]);
        }
      }
    }
    await close();
  });

  test.each([
    ["nothing", ""],
    ["null", "null"],
    ["a number", "7"],
    ["a list", "[7]"],
    ["half of it", '{"ids":[7]'],
    ["100 000 lists in each other", "[".repeat(100_000) + "]".repeat(100_000)],
    ["10 000 lists in each other", `{"body":${"[".repeat(8_000)}${"]".repeat(8_000)}}`],
    ["a name with U+0000", '{"a\\u0000":1}'],
    ["bytes that aren’t UTF-8", new Uint8Array([0x7b, 0xff, 0x7d])],
    ["two megabytes", " ".repeat(2_000_000)],
  ])("a body of %s is refused", async (_title, body) => {
    const { ask, close } = await administered(await store());
    for (const { route, method, key } of await everything()) {
      if (bodies[key] === undefined) continue;
      const { status } = await ask(route, method, { body });
      expect([key, refusals.has(status) || status]).toEqual([key, true]);
    }
    await close();
  });
});
