import { tallyAudit } from "@/lib/audit/tally-audit";
import { callerAddress } from "@/lib/auth/caller-address";
import type { Db } from "@/lib/db/types";

/** `/api/members` of `/api/members/17/reset`, so that there are no more of them than routes. */
export const routeOf = (path: string): string =>
  path.split(/[?#]/, 1)[0]?.split("/").slice(0, 3).join("/") ?? "";

export function recordForbidden(
  db: Db,
  given: {
    user: { id: string; name: string };
    method: string;
    path: string;
    headers: Pick<Headers, "get">;
    now: Date;
  },
): void {
  const what = `${given.method} ${routeOf(given.path)}`;
  tallyAudit(db, {
    actor: { id: given.user.id, name: given.user.name },
    action: "access_refused",
    subject: { type: "route", id: what, label: what },
    details: { address: callerAddress(given.headers) },
    at: given.now,
  });
}
