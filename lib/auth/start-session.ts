import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { SessionClaims } from "@/lib/auth/session";
import { instant } from "@/lib/db/store";
import type { MembersTable, Tables } from "@/lib/db/types";

/** Of each person's: signing in for ever must not fill the store. The oldest gives way. */
export const mostSessions = 50;

/** Browsers name themselves with about 120 characters; more is nobody's. */
const userAgentLength = 400;

/** Where a session comes from. `address` as scripts/serve.mjs vouches for it. */
export type SessionOrigin = { address: string; userAgent?: string | undefined; now: Date };

/**
 * Begins a session for a person whose password was just found right.
 * @param member as they were when the password was judged.
 * @returns what the cookie carries; undefined when the person was disabled or their password changed meanwhile.
 */
export async function startSession(
  transaction: Transaction<Tables>,
  member: Pick<MembersTable, "id" | "password_hash">,
  { address, userAgent = "", now }: SessionOrigin,
): Promise<SessionClaims | undefined> {
  const at = instant(now);
  // It holds the person's row too, so that whoever ends all sessions comes before this one or after it.
  const { numUpdatedRows } = await transaction
    .updateTable("members")
    .set({ last_signed_in_at: at })
    .where("id", "=", member.id)
    .where("password_hash", "=", member.password_hash)
    .where("disabled_at", "is", null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return undefined;
  const sessionId = randomUUID();
  await transaction
    .insertInto("sessions")
    .values({
      id: sessionId,
      member_id: member.id,
      started_at: at,
      last_seen_at: at,
      address,
      user_agent: userAgent.slice(0, userAgentLength),
    })
    .execute();
  await transaction
    .deleteFrom("sessions")
    .where("id", "in", (sessions) =>
      sessions
        .selectFrom("sessions")
        .select("id")
        .where("member_id", "=", member.id)
        .where("id", "<>", sessionId)
        .orderBy("started_at", "desc")
        .orderBy("id")
        .limit(1_000)
        .offset(mostSessions - 1),
    )
    .execute();
  return { memberId: member.id, sessionId, signedInAt: now.getTime() };
}
