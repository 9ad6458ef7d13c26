import type { Db, Role } from "@/lib/db/types";
import { findMember } from "@/lib/members/find-member";

/** A session ends so long after signing in, however busy it was. */
export const sessionMs = 12 * 3_600_000;

/** What the signed cookie carries, and nothing else. */
export type SessionClaims = { memberId: string; sessionEpoch: number; signedInAt: number };

export type User = { id: string; email: string; name: string; role: Role };

/**
 * Who a session's claims stand for now: asked of the store with every request, so that somebody disabled,
 * demoted or signed out everywhere is so with the next one.
 */
export async function userOf(db: Db, claims: Partial<SessionClaims>, now: Date): Promise<User | null> {
  const { memberId, sessionEpoch, signedInAt } = claims;
  if (!memberId || signedInAt === undefined || now.getTime() - signedInAt >= sessionMs) return null;
  const member = await findMember(db, { id: memberId });
  if (!member || member.disabled_at !== null || member.session_epoch !== sessionEpoch) return null;
  return { id: member.id, email: member.email, name: member.name, role: member.role };
}
