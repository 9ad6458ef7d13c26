import { z } from "zod";
import type { Db, Role } from "@/lib/db/types";
import { findMember } from "@/lib/members/find-member";
import { type Preferences, parsePreferences } from "@/lib/members/preferences";

/** A session ends so long after signing in, however busy it was. */
export const sessionMs = 12 * 3_600_000;

const claimsSchema = z.object({ memberId: z.string(), sessionEpoch: z.number(), signedInAt: z.number() });

/** What the encrypted cookie carries, and nothing else. `signedInAt` in milliseconds since 1970. */
export type SessionClaims = z.infer<typeof claimsSchema>;

export type User = { id: string; email: string; name: string; role: Role; preferences: Preferences };

/** The claims among whatever else stands there; undefined when they aren't whole. */
export const claimsOf = (value: unknown): SessionClaims | undefined => claimsSchema.safeParse(value).data;

/** When a session ends however much it is used. */
export const endOf = (claims: SessionClaims): Date => new Date(claims.signedInAt + sessionMs);

/**
 * Who a session's claims stand for now: asked of the store with every request, so that somebody disabled,
 * demoted or signed out everywhere is so with the next one.
 */
export async function userOf(db: Db, claims: SessionClaims, now: Date): Promise<User | null> {
  if (endOf(claims) <= now) return null;
  const member = await findMember(db, { id: claims.memberId });
  if (!member || member.disabled_at !== null || member.session_epoch !== claims.sessionEpoch) return null;
  const { id, email, name, role, preferences } = member;
  return { id, email, name, role, preferences: parsePreferences(preferences) };
}
