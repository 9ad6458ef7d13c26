import { forbidden } from "@/lib/errors";
import { isSafeMethod } from "@/lib/operation";

/** Whether a request changes nothing, by its method. */
export const isSafe = ({ method }: Request): boolean => isSafeMethod(method);

/** The host people typed: scripts/serve.mjs vouches for the first, which a proxy of ours may have rewritten. */
const askedHost = ({ headers }: Request) => headers.get("x-forwarded-host") ?? headers.get("host");

const hostOf = (origin: string | null) => (origin && URL.canParse(origin) ? new URL(origin).host : undefined);

/**
 * Refuses state-changing requests that another site's page made our visitor's browser send.
 * @param app the address people type, and whether the operator configured it; where it is our guess, the
 *   origin must be of the host the request was sent to.
 * @throws ProblemError 403
 */
export function checkOrigin(request: Request, app: { appUrl: string; appUrlIsConfigured: boolean }): void {
  if (isSafe(request)) return;
  const origin = request.headers.get("origin");
  if (origin === null && request.headers.get("sec-fetch-site") === "same-origin") return;
  const same = app.appUrlIsConfigured
    ? origin === app.appUrl
    : hostOf(origin) !== undefined && hostOf(origin) === askedHost(request);
  if (!same)
    throw forbidden("This request came from another site, so nothing was changed.", { reason: "other_site" });
}
