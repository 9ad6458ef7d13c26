import type { Transaction } from "kysely";
import { lockMember } from "@/lib/db/lock-member";
import type { Db, SessionsTable, Tables } from "@/lib/db/types";

/** Ends one session, on every instance. */
export async function endSession(db: Db, id: string): Promise<void> {
  await db.deleteFrom("sessions").where("id", "=", id).execute();
}

/**
 * Ends all sessions of a person, on every instance. A sign-in that is under way comes before it, and is ended too,
 * or after it (start-session.ts).
 * @param except.id the session that goes on.
 * @returns those that are ended, among them such as had run out.
 */
export async function endSessions(
  transaction: Transaction<Tables>,
  memberId: string,
  except?: { id: string },
): Promise<Pick<SessionsTable, "started_at" | "last_seen_at">[]> {
  await lockMember(transaction, memberId);
  return transaction
    .deleteFrom("sessions")
    .where("member_id", "=", memberId)
    .$if(except !== undefined, (all) => all.where("id", "<>", except?.id ?? ""))
    .returning(["started_at", "last_seen_at"])
    .execute();
}
