import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { SessionClaims } from "@/lib/auth/sessions/session";
import type { MembersTable, SessionsTable } from "@/lib/db/member-tables";
import { instant } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";

/** Per person: a loop of sign-ins must not fill the store. The oldest session ends. */
export const mostSessions = 50;

// Browsers send about 120 characters.
const userAgentLength = 400;

/** `address` as scripts/serve.mjs vouches for it. */
export type SessionOrigin = { address: string; userAgent?: string | undefined; now: Date };

/** Of a session that begins at the company's provider. */
type ByProvider = Pick<
  SessionsTable,
  "identity_issuer" | "identity_subject" | "refresh_token" | "confirmed_at"
>;

/**
 * @param member with the hash that the password matched, if one was used.
 * @returns the cookie's claims; undefined when the person was disabled or their password changed meanwhile.
 */
export async function startSession(
  transaction: Transaction<Tables>,
  member: Pick<MembersTable, "id"> & Partial<Pick<MembersTable, "password_hash">>,
  { address, userAgent = "", now }: SessionOrigin,
  byProvider?: ByProvider,
): Promise<SessionClaims | undefined> {
  const at = instant(now);
  // Locks the person's row: ending all their sessions happens before or after this.
  const { numUpdatedRows } = await transaction
    .updateTable("members")
    .set({ last_signed_in_at: at })
    .where("id", "=", member.id)
    .$if(!byProvider, (mine) => mine.where("password_hash", "=", member.password_hash ?? null))
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
      ...byProvider,
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
