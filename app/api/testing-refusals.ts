import { expect } from "vitest";
import { bodies, queries, withEachLeaf } from "@/app/api/testing-bodies";
import { callRoute, loadRoutes, openDashboard, type Route } from "@/app/api/testing-routes";
import type { TestStore } from "@/lib/db/testing";
import type { Method } from "@/lib/http/every-method";

export const origin = "http://localhost:3000";
export const long = "x".repeat(10_000);
const uuid = "0190a6b2-7c3d-4e5f-8a9b-0c1d2e3f4a5b";

/** Of a body: unreadable, too large, or with something wrong in it. */
const refusals = new Set([400, 413, 422]);

/** With its title, which has room for little. */
export const titled = <Value>(value: Value): [string, Value] => [
  JSON.stringify(value).replace(long, "10 000 letters"),
  value,
];

export const allowedBy = async (route: Route) =>
  ((await callRoute(route, new Request(origin, { method: "OPTIONS" }))).headers.get("allow") ?? "").split(
    ", ",
  ) as Method[];

const namesIn = (path: string) => [...path.matchAll(/\[(\.{0,3})(\w+)\]/g)].map(([, , name = ""]) => name);

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

export type Asked = { route: Route; method: Method; key: string };

/** The interface's own routes, and each with each of its methods. */
export async function loadOwn(): Promise<{ routes: Route[]; own: Route[]; everything: Asked[] }> {
  const routes = await loadRoutes();
  // The last one answers all that is none of them.
  const own = routes.filter(({ path }) => path !== "/api/[[...path]]");
  const all = own.map(async (route) =>
    (await allowedBy(route)).map((method) => ({ route, method, key: `${method} ${route.path}` })),
  );
  const everything = (await Promise.all(all)).flat();
  // A loop over none would refuse nothing.
  expect(everything.length).toBeGreaterThan(100);
  return { routes, own, everything };
}

/** The body that it would take. */
export const bodyOf = (key: string) => (bodies[key] === undefined ? undefined : JSON.stringify(bodies[key]));

/** A dashboard, and how an administrator asks it. */
export async function administered(place: TestStore, env: Record<string, string> = {}) {
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

type Ask = Awaited<ReturnType<typeof administered>>["ask"];

export async function expectPathRefused(ask: Ask, everything: Asked[], text: string): Promise<void> {
  for (const { route, method, key } of everything) {
    if (method === "OPTIONS") continue;
    for (const name of namesIn(route.path)) {
      const params = { ...paramsOf(route), [name]: text };
      const { status } = await ask(route, method, { params, body: bodyOf(key) });
      const told = status >= 400 && status < 500 ? "refused" : status;
      expect([key, name, told]).toEqual([key, name, "refused"]);
    }
  }
}

/**
 * Asks with each of the texts as each parameter of a query.
 * @param refused answered with 400; the others only not with a failure of ours.
 */
export async function expectQueryRefused(
  ask: Ask,
  everything: Asked[],
  { refused, odd }: { refused: string[]; odd: string[] },
): Promise<void> {
  for (const { route, method, key } of everything) {
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
}

/** Asks with each of the times wherever a query has one. */
export async function expectTimesRefused(ask: Ask, everything: Asked[], times: string[]): Promise<void> {
  const names = new Set(["createdFrom", "createdTo", "completedFrom", "completedTo", "from", "to"]);
  for (const { route, method, key } of everything) {
    if (method !== "GET") continue;
    for (const name of (queries[route.path] ?? []).filter((name) => names.has(name))) {
      for (const time of times) {
        const { status } = await ask(route, method, { search: `?${name}=${encodeURIComponent(time)}` });
        expect([key, name, time, status]).toEqual([key, name, time, 400]);
      }
    }
  }
}

/** Asks with it in the place of each leaf of each body, except of what is right or wrong. */
export async function expectLeafRefused(ask: Ask, everything: Asked[], other: unknown): Promise<void> {
  for (const { route, method, key } of everything) {
    for (const { leaf, body } of withEachLeaf(bodies[key], other)) {
      if (leaf === undefined || typeof leaf === typeof true) continue;
      const { status } = await ask(route, method, { body: JSON.stringify(body) });
      expect([key, body, refusals.has(status) || status]).toEqual([key, body, true]);
    }
  }
}

export async function expectBodyRefused(ask: Ask, everything: Asked[], body: BodyInit): Promise<void> {
  for (const { route, method, key } of everything) {
    if (bodies[key] === undefined) continue;
    const { status } = await ask(route, method, { body });
    expect([key, refusals.has(status) || status]).toEqual([key, true]);
  }
}
