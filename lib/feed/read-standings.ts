import { endOf } from "@/lib/auth/session";
import type { Db } from "@/lib/db/types";
import type { FeedReader } from "@/lib/feed/listener";

/** What became of a session since its stream was opened. */
export type Standing = "same" | "other_role" | "ended";

/**
 * How the sessions of these readers stand now, asked once for each person.
 * @returns the answer for any of them.
 */
export async function readStandings(
  db: Db,
  readers: FeedReader[],
  now: Date,
): Promise<(reader: FeedReader) => Standing> {
  const ids = [...new Set(readers.map(({ claims }) => claims.memberId))];
  const members = await db
    .selectFrom("members")
    .select(["id", "role", "session_epoch", "disabled_at"])
    .where("id", "in", ids)
    .execute();
  const byId = new Map(members.map((member) => [member.id, member]));
  return ({ claims, role }) => {
    const member = byId.get(claims.memberId);
    const isOver =
      endOf(claims) <= now ||
      !member ||
      member.disabled_at !== null ||
      member.session_epoch !== claims.sessionEpoch;
    if (isOver) return "ended";
    return member.role === role ? "same" : "other_role";
  };
}
