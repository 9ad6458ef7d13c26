import type { Transaction } from "kysely";
import { lockMember } from "@/lib/db/locks/lock-member";
import type { SessionsTable } from "@/lib/db/member-tables";
import type { Db, Tables } from "@/lib/db/types";

export async function endSession(db: Db, id: string): Promise<void> {
  await db.deleteFrom("sessions").where("id", "=", id).execute();
}

/** Ends a person's sessions but `except`. A sign-in at the same time ends too, or comes after. */
export async function endSessions(
  transaction: Transaction<Tables>,
  memberId: string,
  except?: { id: string },
): Promise<Pick<SessionsTable, "started_at" | "last_seen_at" | "confirmed_at">[]> {
  await lockMember(transaction, memberId);
  return transaction
    .deleteFrom("sessions")
    .where("member_id", "=", memberId)
    .$if(except !== undefined, (all) => all.where("id", "<>", except?.id ?? ""))
    .returning(["started_at", "last_seen_at", "confirmed_at"])
    .execute();
}

/** Ends a person's sign-ins between password and second step: their browsers have to begin again. */
export async function endSteps(transaction: Transaction<Tables>, memberId: string): Promise<void> {
  await transaction.deleteFrom("sign_in_steps").where("member_id", "=", memberId).execute();
}
