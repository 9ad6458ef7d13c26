import { recordOften } from "@/lib/audit/tally-audit";
import type { Session } from "@/lib/auth/sessions/session";
import type { Db } from "@/lib/db/types";

export async function signOut(db: Db, session: Pick<Session, "id" | "user">, now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom("sessions")
      .where("id", "=", session.id)
      .executeTakeFirstOrThrow();
    // Of two sign-outs at once, one is recorded.
    if (numDeletedRows === 0n) return;
    await recordOften(transaction, db, {
      actor: session.user,
      action: "signed_out",
      subject: { type: "member", id: session.user.id },
      at: now,
    });
  });
}
