import { randomUUID } from "node:crypto";
import { getCurrentUser, type User } from "@/lib/auth/current-user";
import { safeNextPath } from "@/lib/auth/safe-next-path";
import type { Role } from "@/lib/db/types";
import { forbidden, signInRequired } from "@/lib/errors";
import { checkOrigin, isSafe } from "@/lib/http/check-origin";
import type { RouteHandler } from "@/lib/http/every-method";
import { noteRefusal } from "@/lib/http/note-refusal";
import { errorResponse } from "@/lib/http/problem-response";
import { hasRole } from "@/lib/members/roles";
import { getRuntime, type Runtime } from "@/lib/runtime";

type Answer = Response | Promise<Response>;
type Given<Params> = { request: Request; params: Params; runtime: Runtime };
/** What a handler stands on; tests give their own. */
export type HandlerParts = {
  currentUser: () => Promise<User | null>;
  runtime: () => Promise<Runtime>;
};

/**
 * Makes the two wrappers every route handler goes through: they check the session, the role, the origin and how
 * much a person changes, and translate what is thrown. `withoutUser` is for the few that are meant to be open.
 */
export function createWrappers({ currentUser, runtime: open }: HandlerParts) {
  const guarded =
    <Params>(handle: (given: Given<Params>) => Answer): RouteHandler<Params> =>
    async (request, context) => {
      const requestId = randomUUID();
      try {
        const runtime = await open();
        const answer = await handle({ request, params: await context.params, runtime });
        // What it changed is told at once.
        if (!isSafe(request)) runtime.feed.wake();
        return sealed(answer, requestId);
      } catch (error) {
        await noteRefusal(error, request, { currentUser, runtime: open });
        return sealed(errorResponse(error, requestId), requestId);
      }
    };

  async function judge(role: Role): Promise<User> {
    const user = await currentUser();
    if (!user) throw signInRequired();
    if (!hasRole(user, role)) throw forbidden();
    return user;
  }

  return {
    withoutUser: <Params = unknown>(handle: (given: Given<Params>) => Answer) =>
      guarded<Params>((given) => {
        checkOrigin(given.request, given.runtime.env);
        return handle(given);
      }),

    /**
     * The handler gets `userNow` too, to ask once more after something that takes as long as the caller likes.
     * @param isPaced false for what must be open to a person though somebody changes without end in their name.
     */
    withUser: <Params = unknown>(
      role: Role,
      handle: (given: Given<Params> & { user: User; userNow: () => Promise<User> }) => Answer,
      { isPaced = true }: { isPaced?: boolean } = {},
    ) =>
      guarded<Params>(async (given) => {
        if (isNavigation(given.request) && !(await currentUser())) return toSignIn(given.request);
        const user = await judge(role);
        checkOrigin(given.request, given.runtime.env);
        if (isPaced && !isSafe(given.request)) given.runtime.changes.admit(user);
        return handle({ ...given, user, userNow: () => judge(role) });
      }),
  };
}

/** A copy, because the headers of some answers (a redirect, a fetched one) can't be changed. */
function sealed(answer: Response, requestId: string): Response {
  const response = new Response(answer.body, answer);
  const isStream = answer.headers.get("cache-control") === "no-transform";
  response.headers.set("cache-control", isStream ? "private, no-store, no-transform" : "private, no-store");
  response.headers.set("x-request-id", requestId);
  return response;
}

/** A person who opens a handler's page, such as the sandbox's outbox, in the browser. */
const isNavigation = (request: Request) =>
  request.method === "GET" && request.headers.get("sec-fetch-mode") === "navigate";

function toSignIn(request: Request): Response {
  const { pathname, search } = new URL(request.url);
  const location = `/sign-in?next=${encodeURIComponent(safeNextPath(pathname + search))}`;
  return new Response(null, { status: 307, headers: { location } });
}

/** Wraps a handler that wants a session of at least this role, and one that is open to everybody. */
export const { withUser, withoutUser } = createWrappers({ currentUser: getCurrentUser, runtime: getRuntime });
