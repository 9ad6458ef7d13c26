import { randomUUID } from "node:crypto";
import type { Session, User } from "@/lib/auth/sessions/session";
import { safeNextPath } from "@/lib/auth/signing-in/safe-next-path";
import { forbidden, signInRequired } from "@/lib/errors";
import { checkOrigin, isSafe } from "@/lib/http/check-origin";
import { askForSession } from "@/lib/http/current-user";
import type { RouteHandler } from "@/lib/http/every-method";
import { noteRefusal } from "@/lib/http/note-refusal";
import { errorResponse } from "@/lib/http/problem-response";
import { personHeader } from "@/lib/person-header";
import type { Role } from "@/lib/roles";
import { hasRole } from "@/lib/roles";
import { getRuntime, type Runtime } from "@/lib/runtime/runtime";
import { seenBy } from "@/lib/runtime/seen-by";

type Answer = Response | Promise<Response>;
type Given<Params> = { request: Request; params: Params; runtime: Runtime };
type Personal = { session: Session; runtime: Runtime };
export type HandlerParts = {
  currentSession: () => Promise<Session | null>;
  runtime: () => Promise<Runtime>;
  /** The runtime as a person sees it. */
  seenBy: (runtime: Runtime, user: User) => Promise<Runtime>;
};

/** Wrappers of route handlers, which check session, page, role, origin and limits, and translate errors. */
export function createWrappers({ currentSession, runtime: open, seenBy }: HandlerParts) {
  const guarded =
    <Params>(handle: (given: Given<Params>) => Answer): RouteHandler<Params> =>
    async (request, context) => {
      const requestId = randomUUID();
      try {
        const runtime = await open();
        const answer = await handle({ request, params: await context.params, runtime });
        // Readers are told at once of what it changed.
        if (!isSafe(request)) runtime.feed.wake();
        return sealed(answer, requestId);
      } catch (error) {
        await noteRefusal(error, request, { currentSession, runtime: open });
        return sealed(errorResponse(error, requestId), requestId);
      }
    };

  async function judge(request: Request, role: Role): Promise<Session> {
    const session = await currentSession();
    if (!session || isFromPageOfAnother(request, session)) throw signInRequired();
    if (!hasRole(session.user, role)) throw forbidden();
    return session;
  }

  return {
    withoutUser: <Params = unknown>(handle: (given: Given<Params>) => Answer) =>
      guarded<Params>((given) => {
        checkOrigin(given.request, given.runtime.env);
        return handle(given);
      }),

    /**
     * `now` asks again for the session and what it sees, after a step that takes as long as the caller likes.
     * @param isPaced false for what must stay open to a person even when a script makes changes in their name.
     */
    withUser: <Params = unknown>(
      role: Role,
      handle: (given: Given<Params> & Personal & { now: () => Promise<Personal> }) => Answer,
      { isPaced = true }: { isPaced?: boolean } = {},
    ) =>
      guarded<Params>(async (given) => {
        if (isNavigation(given.request) && !(await currentSession())) return toSignIn(given.request);
        const session = await judge(given.request, role);
        const seenWith = async (of: Session): Promise<Personal> => ({
          session: of,
          runtime: await seenBy(given.runtime, of.user),
        });
        checkOrigin(given.request, given.runtime.env);
        if (isPaced && !isSafe(given.request)) given.runtime.changes.admit(session.user);
        const now = async () => seenWith(await judge(given.request, role));
        return handle({ ...given, ...(await seenWith(session)), now });
      }),
  };
}

// A copy, because some answers (redirects, fetched ones) have headers that can't be changed.
function sealed(answer: Response, requestId: string): Response {
  const response = new Response(answer.body, answer);
  const isStream = answer.headers.get("cache-control") === "no-transform";
  response.headers.set("cache-control", isStream ? "private, no-store, no-transform" : "private, no-store");
  response.headers.set("x-request-id", requestId);
  return response;
}

// A tab may still show the page of a person who was signed in before: it must not act in another's name.
function isFromPageOfAnother({ headers }: Request, { user }: Session): boolean {
  const personId = headers.get(personHeader);
  return personId !== null && personId !== user.id;
}

// A person opened a handler's page, such as the sandbox's outbox, in the browser.
const isNavigation = (request: Request) =>
  request.method === "GET" && request.headers.get("sec-fetch-mode") === "navigate";

function toSignIn(request: Request): Response {
  const { pathname, search } = new URL(request.url);
  const location = `/sign-in?next=${encodeURIComponent(safeNextPath(pathname + search))}`;
  return new Response(null, { status: 307, headers: { location } });
}

export const { withUser, withoutUser } = createWrappers({
  currentSession: askForSession,
  runtime: getRuntime,
  seenBy,
});
