import { forbidden } from "@/lib/errors";
import { isSafeMethod } from "@/lib/operation";

export const isSafe = ({ method }: Request): boolean => isSafeMethod(method);

// scripts/serve.mjs makes the first true; a proxy of ours may have rewritten the second.
const askedHost = ({ headers }: Request) => headers.get("x-forwarded-host") ?? headers.get("host");

const hostOf = (origin: string | null) => (origin && URL.canParse(origin) ? new URL(origin).host : undefined);

/** Refuses changes from other sites, by the configured address or else the request's host. @throws ProblemError 403 */
export function checkOrigin(request: Request, app: { appUrl: string; appUrlIsConfigured: boolean }): void {
  if (isSafe(request)) return;
  const origin = request.headers.get("origin");
  if (origin === null && request.headers.get("sec-fetch-site") === "same-origin") return;
  const same = app.appUrlIsConfigured
    ? origin === app.appUrl
    : hostOf(origin) !== undefined && hostOf(origin) === askedHost(request);
  if (same) return;
  const expected = app.appUrlIsConfigured ? app.appUrl : askedHost(request);
  if (hostOf(origin) === undefined || expected == null)
    throw forbidden("This request came from another site, so nothing was changed.", { reason: "other_site" });
  const came = new URL(origin ?? "").origin;
  throw forbidden(
    `This page is at ${came}, but Shortlist expects ${expected}, so nothing was changed. Open Shortlist there, or ask an administrator to correct APP_URL.`,
    { reason: "wrong_address", params: { came, expected } },
  );
}
