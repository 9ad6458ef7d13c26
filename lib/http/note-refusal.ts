import { callerAddress } from "@/lib/auth/caller-address";
import { noteLackOfRights, roomOf } from "@/lib/auth/note-lack-of-rights";
import type { User } from "@/lib/auth/session";
import { ProblemError } from "@/lib/errors";
import { log } from "@/lib/log";
import type { Runtime } from "@/lib/runtime";
import { createTally, type Tally } from "@/lib/tally";

type OtherSite = { origin: string; method: string; path: string; address: string };

/** One for the process, however many module graphs Next loads this in. */
const registry = globalThis as typeof globalThis & { shortlistOtherSites?: Tally<OtherSite> };

function otherSites(): Tally<OtherSite> {
  registry.shortlistOtherSites ??= createTally<OtherSite>({
    tell: ({ what, times }) => log().warn({ ...what, times }, "a request from another site was refused"),
  });
  return registry.shortlistOtherSites;
}

/**
 * Notes a 403: a role that is too low in the audit log, for administrators; a page of another site in the
 * process's log, for the operator, because it is an attack or an APP_URL that isn't what people type.
 * It throws nothing.
 */
export async function noteRefusal(
  error: unknown,
  request: Request,
  parts: { currentUser: () => Promise<User | null>; runtime: () => Promise<Runtime> },
): Promise<void> {
  if (!(error instanceof ProblemError) || error.problem.status !== 403) return;
  const { method, headers } = request;
  const path = new URL(request.url).pathname;
  if (error.problem.reason === "other_site") {
    const origin = headers.get("origin")?.slice(0, 200) ?? "none";
    const what = { origin, method, path: roomOf(path), address: callerAddress(headers) };
    otherSites().note(`${origin} ${what.path}`, what);
    return;
  }
  try {
    const user = await parts.currentUser();
    const { database } = await parts.runtime();
    if (user) noteLackOfRights(database.db, { user, method, path, headers, now: new Date() });
  } catch (failure) {
    log().error({ err: failure }, "a refusal is missing from the audit log");
  }
}
