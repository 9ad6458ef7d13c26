import { vi } from "vitest";
import { bodies } from "@/app/api/testing-bodies";
import { type Documented, documentPath, openDocument } from "@/app/api/testing-document";
import { origin, routeOf } from "@/app/api/testing-documented";
import { canary, type Hidden } from "@/app/api/testing-hidden";
import { callRoute, type Route } from "@/app/api/testing-routes";
import type { Runtime } from "@/lib/runtime/runtime";

const { operations } = openDocument();

/** These say when something was, or how long something lasts, of the reader alone. */
const isOfTime = ({ path }: Documented) => /^\/api\/(session|profile|auth|metrics)/.test(path);
/** A stream never ends; `lib/feed/limited-reader.test.ts` reads it. */
const isStream = ({ path }: Documented) => path === "/api/assessments/events";

/** What a person without all rights may read. */
export const reads = operations.filter(
  (one) => one.method === "GET" && one.role !== "administrator" && !isOfTime(one) && !isStream(one),
);
/** What they may do. */
export const acts = operations.filter(
  (one) => one.method !== "GET" && !["administrator", "none"].includes(one.role) && !isOfTime(one),
);

/** Every way to ask a list for what it should not have. */
export const searches: Record<string, string[]> = {
  "/api/assessments": [
    "",
    `?q=${canary}`,
    "?archived=with&limit=200&sort=candidate",
    "?queue=advance",
    "?interview=HIDDEN",
  ],
  "/api/assessments/export": ["", `?q=${canary}`, "?interview=HIDDEN"],
  "/api/assessments/changes": ["", "?after=AFTER"],
  "/api/insights": ["", "?interview=HIDDEN"],
  "/api/invitations/check": [
    `?email=${canary}@example.com`,
    "?email=SHARED",
    "?email=SHARED&interviewId=HIDDEN",
  ],
  "/api/shortlists": ["", `?q=${canary}`],
};

export type Ids = Hidden & { listed: string; own: string };

/** The values that a path’s parameters take. */
function paramsOf({ path }: Documented, ids: Ids): Record<string, string> {
  const of = (prefix: string) => path.startsWith(`/api/${prefix}/`);
  const id = of("assessments")
    ? ids.assessment
    : of("candidates")
      ? ids.candidate
      : of("shortlists")
        ? path.includes("{assessmentId}") || path.endsWith("/candidates")
          ? ids.listed
          : ids.shortlist
        : of("imports")
          ? ids.import
          : of("invitations")
            ? ids.invitation
            : ids.view;
  return {
    id,
    assessmentId: ids.assessment,
    addressId: ids.candidate,
    noteId: ids.note,
    linkId: ids.own,
    memberId: ids.own,
    scope: "default",
  };
}

/** The body of the table, about this assessment instead of number 7. */
function bodyOf(operation: Documented, ids: Ids): string | undefined {
  const key = Object.keys(bodies).find(
    (one) => documentPath(one) === `${operation.method} ${operation.path}`,
  );
  return (
    key && JSON.stringify(bodies[key]).replaceAll(/(?<=[[{:])("?)7\1(?=[,\]}:])/g, `$1${ids.assessment}$1`)
  );
}

/** Whether an operation names one thing by its id. */
export const isAbout = (operation: Documented, ids: Ids): boolean =>
  operation.path.includes("{") || (bodyOf(operation, ids)?.includes(ids.assessment) ?? false);

/** Asks as a person. @param search the query, from its question mark on. */
export async function ask(
  routes: Route[],
  operation: Documented,
  { cookie, ids, search = "", token = "none" }: { cookie: string; ids: Ids; search?: string; token?: string },
): Promise<{ status: number; text: string }> {
  const body = bodyOf(operation, ids);
  const request = new Request(`${origin}${operation.path}${search}`, {
    method: operation.method,
    headers: { origin, cookie },
    ...(body !== undefined && { body }),
  });
  const answer = await callRoute(routeOf(routes, operation), request, {
    ...paramsOf(operation, ids),
    token,
  });
  return { status: answer.status, text: await answer.text() };
}

/** Waits until the sandbox's list has been read, and then who its candidates are. */
export async function untilRead({ store, mirror }: Runtime): Promise<void> {
  await vi.waitFor(
    async () => {
      const { succeeded_at } = await store.db
        .selectFrom("mirror_state")
        .select("succeeded_at")
        .executeTakeFirstOrThrow();
      const unnamed = await store.db
        .selectFrom("assessments")
        .select("id")
        .where("status", "<>", "pending")
        .where("identity", "=", "unclaimed")
        .execute();
      if (succeeded_at === null || unnamed.length > 0) throw new Error("The sandbox isn’t read yet.");
    },
    { timeout: 20_000 },
  );
  await mirror.idle();
}
