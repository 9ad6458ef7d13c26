import { recordOften } from "@/lib/audit/tally-audit";
import { describeDevice } from "@/lib/auth/sessions/describe-device";
import { isActiveSession, type Session, type SessionClock } from "@/lib/auth/sessions/session";
import type { Db } from "@/lib/db/types";
import { notFound } from "@/lib/errors";
import { endSessions } from "@/lib/members/end-sessions";

type Current = Pick<Session, "id" | "user">;

/** Ends one of a person's own sessions. @throws ProblemError 404 for one that is over, or another person's. */
export async function endOwnSession(
  db: Db,
  { user }: Current,
  id: string,
  clock: SessionClock,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const ended = await transaction
      .deleteFrom("sessions")
      .where("id", "=", id)
      .where("member_id", "=", user.id)
      .returning(["address", "user_agent", "started_at", "last_seen_at", "confirmed_at"])
      .executeTakeFirst();
    if (!ended || !isActiveSession(ended, clock))
      throw notFound("This session has already ended.", { reason: "session_over" });
    const { browser, system } = describeDevice(ended.user_agent);
    await recordOften(transaction, db, {
      actor: user,
      action: "session_ended",
      subject: { type: "member", id: user.id },
      details: { browser, system, address: ended.address },
      at: clock.now,
    });
  });
}

export async function endOtherSessions(db: Db, { id, user }: Current, clock: SessionClock): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const ended = await endSessions(transaction, user.id, { id });
    const sessions = ended.filter((session) => isActiveSession(session, clock)).length;
    if (sessions === 0) return;
    await recordOften(transaction, db, {
      actor: user,
      action: "other_sessions_ended",
      subject: { type: "member", id: user.id },
      details: { sessions },
      at: clock.now,
    });
  });
}
