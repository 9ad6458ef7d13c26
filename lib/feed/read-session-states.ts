import { findOpenSessions, type SessionClock } from "@/lib/auth/sessions/session";
import type { Store } from "@/lib/db/store";
import { limitKey } from "@/lib/db/visibility/limit";
import type { FeedReader } from "@/lib/feed/listener";
import { limitsOf } from "@/lib/members/read-limits";

export type SessionState = "same" | "other_rights" | "ended";

/** For each reader of the feed, whether their session is open and has the same role and limit. */
export async function readSessionStates(
  store: Store,
  readers: FeedReader[],
  clock: SessionClock,
): Promise<(reader: FeedReader) => SessionState> {
  const ids = [...new Set(readers.map(({ sessionId }) => sessionId))];
  // PostgreSQL takes no empty list.
  if (ids.length === 0) return () => "ended";
  const open = await findOpenSessions(store.db, ids, clock);
  const limits = await limitsOf(
    store,
    readers.flatMap(({ memberId, sessionId }) => {
      const role = open.get(sessionId);
      return role ? [{ id: memberId, role }] : [];
    }),
  );
  return ({ memberId, sessionId, role, limit }) => {
    const now = open.get(sessionId);
    if (now === undefined) return "ended";
    const isSame = now === role && limitKey(limits.get(memberId)) === limitKey(limit);
    return isSame ? "same" : "other_rights";
  };
}
