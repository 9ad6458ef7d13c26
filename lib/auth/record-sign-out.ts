import { recordAudit } from "@/lib/audit/record-audit";
import { type SessionClaims, userOf } from "@/lib/auth/session";
import type { Db } from "@/lib/db/types";

/** Writes down that somebody signed out; a session that had ended before says nothing new. */
export async function recordSignOut(db: Db, claims: SessionClaims, now: Date): Promise<void> {
  const user = await userOf(db, claims, now);
  if (!user) return;
  await recordAudit(db, {
    actor: user,
    action: "signed_out",
    subject: { type: "member", id: user.id },
    at: now,
  });
}
