import { findOpenSessions, type SessionClock } from "@/lib/auth/sessions/session";
import type { Db } from "@/lib/db/types";
import type { FeedReader } from "@/lib/feed/listener";

export type SessionState = "same" | "other_role" | "ended";

/** For each reader of the feed, whether their session is open and has the same role. */
export async function readSessionStates(
  db: Db,
  readers: FeedReader[],
  clock: SessionClock,
): Promise<(reader: FeedReader) => SessionState> {
  const ids = [...new Set(readers.map(({ sessionId }) => sessionId))];
  // PostgreSQL takes no empty list.
  if (ids.length === 0) return () => "ended";
  const open = await findOpenSessions(db, ids, clock);
  return ({ sessionId, role }) => {
    const now = open.get(sessionId);
    if (now === undefined) return "ended";
    return now === role ? "same" : "other_role";
  };
}
