import { callerAddress } from "@/lib/auth/caller-address";
import { recordForbidden, routeOf } from "@/lib/auth/record-forbidden";
import type { Session } from "@/lib/auth/sessions/session";
import { ProblemError } from "@/lib/errors";
import { log } from "@/lib/log";
import type { Runtime } from "@/lib/runtime/runtime";
import { createTally, type Tally } from "@/lib/tally";

type OtherSite = {
  origin: string;
  expected?: string | number;
  method: string;
  path: string;
  address: string;
};

// Next loads this in several module graphs.
const registry = globalThis as typeof globalThis & { shortlistOtherSites?: Tally<OtherSite> };

function otherSites(): Tally<OtherSite> {
  registry.shortlistOtherSites ??= createTally<OtherSite>({
    tell: ({ what, times }) => log().warn({ ...what, times }, "a request from another site was refused"),
  });
  return registry.shortlistOtherSites;
}

/** Never throws. A low role goes to the audit log; another site's page, an attack or a wrong APP_URL, to the log. */
export async function noteRefusal(
  error: unknown,
  request: Request,
  parts: { currentSession: () => Promise<Session | null>; runtime: () => Promise<Runtime> },
): Promise<void> {
  if (!(error instanceof ProblemError) || error.problem.status !== 403) return;
  const { method, headers } = request;
  const path = new URL(request.url).pathname;
  const { reason, params } = error.problem;
  if (reason === "other_site" || reason === "wrong_address") {
    const origin = headers.get("origin")?.slice(0, 200) ?? "none";
    const what = {
      origin,
      expected: params?.expected,
      method,
      path: routeOf(path),
      address: callerAddress(headers),
    };
    otherSites().note(`${origin} ${what.path}`, what);
    return;
  }
  try {
    const user = (await parts.currentSession())?.user;
    const { database } = await parts.runtime();
    if (user) recordForbidden(database.db, { user, method, path, headers, now: new Date() });
  } catch (failure) {
    log().error({ err: failure }, "a refusal is missing from the audit log");
  }
}
