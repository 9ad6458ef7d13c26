import { randomUUID } from "node:crypto";
import { getCurrentUser, type User } from "@/lib/auth/current-user";
import type { Role } from "@/lib/db/types";
import { forbidden, signInRequired } from "@/lib/errors";
import { checkOrigin } from "@/lib/http/check-origin";
import { errorResponse } from "@/lib/http/problem-response";
import { hasRole } from "@/lib/members/roles";
import { getRuntime, type Runtime } from "@/lib/runtime";

type Context<Params> = { params: Promise<Params> };
type Answer = Response | Promise<Response>;
type Given<Params> = { request: Request; params: Params; runtime: Runtime };

/** What a handler stands on; tests give their own. */
export type HandlerParts = {
  currentUser: () => Promise<User | null>;
  runtime: () => Promise<Runtime>;
};

/**
 * Makes the two wrappers every route handler goes through: they check the origin, the session and the
 * role, and translate what is thrown. `withoutUser` is for the few that are meant to be open.
 */
export function createWrappers({ currentUser, runtime: open }: HandlerParts) {
  const guarded =
    <Params>(handle: (given: Given<Params>) => Answer) =>
    async (request: Request, context: Context<Params>): Promise<Response> => {
      const requestId = randomUUID();
      const response = await answer(handle, request, context, requestId);
      response.headers.set("cache-control", "private, no-store");
      response.headers.set("x-request-id", requestId);
      return response;
    };

  async function answer<Params>(
    handle: (given: Given<Params>) => Answer,
    request: Request,
    context: Context<Params>,
    requestId: string,
  ): Promise<Response> {
    try {
      const runtime = await open();
      checkOrigin(request, runtime.env);
      return await handle({ request, params: await context.params, runtime });
    } catch (error) {
      return errorResponse(error, requestId);
    }
  }

  return {
    withoutUser: guarded,
    withUser: <Params = Record<string, never>>(
      role: Role,
      handle: (given: Given<Params> & { user: User }) => Answer,
    ) =>
      guarded<Params>(async (given) => {
        const user = await currentUser();
        if (!user) throw signInRequired();
        if (!hasRole(user, role)) throw forbidden();
        return handle({ ...given, user });
      }),
  };
}

/** Wraps a handler that wants a session of at least this role. */
export const { withUser, withoutUser } = createWrappers({ currentUser: getCurrentUser, runtime: getRuntime });
