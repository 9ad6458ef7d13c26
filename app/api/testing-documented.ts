import { expect } from "vitest";
import { bodies } from "@/app/api/testing-bodies";
import { type Documented, documentPath, type openDocument } from "@/app/api/testing-document";
import { callRoute, loadRoutes, type openDashboard, type Route } from "@/app/api/testing-routes";
import { roles } from "@/lib/roles";

export const origin = "http://localhost:3000";
export const metricsToken = "a-token-of-twenty-four-letters";
const uuid = "0190a6b2-7c3d-4e5f-8a9b-0c1d2e3f4a5b";

/** Who may ask, from the least to the most. */
export const everybody = ["none", ...roles];

export const keyOf = ({ method, path }: { method: string; path: string }) =>
  `${method} ${documentPath(path)}`;

export const loadDocumented = async () =>
  (await loadRoutes()).filter(({ path }) => path !== "/api/[[...path]]");

export const routeOf = (routes: Route[], { path }: Documented) =>
  routes.find((route) => documentPath(route.path) === path) as Route;

/** The queries that can’t be left out. */
const needed: Record<string, string> = {
  "/api/invitations/check": "?email=amara@example.com",
  "/api/invitations/waiting": `?submissionId=${uuid}`,
};

/** How an operation is asked, with the bodies and the queries of the tables. */
export function requestOf(operation: Documented, cookie: string | undefined): Request {
  const { method, path } = operation;
  const key = Object.keys(bodies).find((one) => documentPath(one) === `${method} ${path}`);
  const search = needed[path] ?? "";
  const authorization = `Bearer ${metricsToken}`;
  const headers = new Headers({ origin, authorization, ...(cookie && { cookie }) });
  const body = key && JSON.stringify(bodies[key]);
  return new Request(`${origin}${path}${search}`, { method, headers, body });
}

const paramsOf = (path: string) => ({
  id: path.startsWith("/api/assessments/") ? "7" : uuid,
  assessmentId: "7",
  linkId: uuid,
  memberId: uuid,
  token: "none",
  noteId: uuid,
  scope: "7",
  nextauth: ["csrf"],
});

/** Asks for each operation as each of some people, and holds the answers against the document. */
export async function expectAsDocumented(
  dashboard: Awaited<ReturnType<typeof openDashboard>>,
  routes: Route[],
  { operations, strangeIn }: Pick<ReturnType<typeof openDocument>, "operations" | "strangeIn">,
  isAsked: (who: string, operation: Documented) => boolean,
): Promise<void> {
  const people: Record<string, string> = {};
  for (const role of roles) people[role] = (await dashboard.signedIn(role)).id;
  for (const who of everybody) {
    const person = people[who];
    let cookie: string | undefined;
    for (const operation of operations.filter((one) => isAsked(who, one))) {
      if (person) cookie ??= await dashboard.signedInAgain(person);
      const request = requestOf(operation, cookie);
      const answer = await callRoute(routeOf(routes, operation), request, paramsOf(operation.path));
      const mayDo = everybody.indexOf(who) >= everybody.indexOf(operation.role);
      const refused = who === "none" ? 401 : 403;
      const isSignIn = operation.path.startsWith("/api/auth");
      const told = [who, keyOf(operation), answer.status];
      if (!mayDo) expect(told).toEqual([who, keyOf(operation), refused]);
      else if (!isSignIn) expect(told).not.toEqual([who, keyOf(operation), refused]);
      expect([...told, await strangeIn(operation, answer)]).toEqual([...told, undefined]);
      // It may have ended the session.
      if (/^\/api\/(session|profile)/.test(operation.path)) cookie = undefined;
    }
  }
}
