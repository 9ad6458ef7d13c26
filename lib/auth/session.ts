import { z } from "zod";
import type { SessionLeft } from "@/lib/auth/session-schema";
import { instant } from "@/lib/db/store";
import type { Db, Role, SessionsTable } from "@/lib/db/types";
import { type Preferences, parsePreferences } from "@/lib/members/preferences";

/** A session ends so long after signing in, however busy it was. */
export const sessionMs = 12 * 3_600_000;

const claimsSchema = z.object({ memberId: z.string(), sessionId: z.string(), signedInAt: z.number() });

/** What the encrypted cookie carries, and nothing else. `signedInAt` in milliseconds since 1970. */
export type SessionClaims = z.infer<typeof claimsSchema>;

export type User = { id: string; email: string; name: string; role: Role; preferences: Preferences };

/** A session that goes on, and until when: `idleEndsAt` moves on with what the person does, `endsAt` doesn't. */
export type Session = { id: string; user: User; idleEndsAt: Date; endsAt: Date };

/** The moment asked about, and for how long sessions stay without anything done in them. */
export type SessionClock = { now: Date; idleMs: number };

/** The claims among whatever else stands there; undefined when they aren't whole. */
export const claimsOf = (value: unknown): SessionClaims | undefined => claimsSchema.safeParse(value).data;

/** When a session ends however much it is used. */
export const endOf = (claims: Pick<SessionClaims, "signedInAt">): Date =>
  new Date(claims.signedInAt + sessionMs);

/** Sessions that began and were last used no later than this are over. */
export const overSince = ({ now, idleMs }: SessionClock) => ({
  startedAt: instant(new Date(now.getTime() - sessionMs)),
  lastSeenAt: instant(new Date(now.getTime() - idleMs)),
});

/** Whether a session that is in the store goes on. */
export function standsAt(
  session: Pick<SessionsTable, "started_at" | "last_seen_at">,
  clock: SessionClock,
): boolean {
  const over = overSince(clock);
  return session.started_at > over.startedAt && session.last_seen_at > over.lastSeenAt;
}

const minuteMs = 60_000;

/** How finely a session's use is noted, in milliseconds: to the minute, and finer where sessions are short. */
export const noteEveryMs = (idleMs: number): number => Math.min(minuteMs, idleMs / 4);

/** How long a session still goes on. */
export const leftOf = (
  session: Pick<Session, "idleEndsAt" | "endsAt">,
  { now, idleMs }: SessionClock,
): SessionLeft => ({
  idleMs: session.idleEndsAt.getTime() - now.getTime(),
  endMs: session.endsAt.getTime() - now.getTime(),
  warnMs: Math.min(2 * minuteMs, idleMs / 2),
  noteEveryMs: noteEveryMs(idleMs),
});

/**
 * The session that claims stand for, and whose it is now: asked of the store with every request, so that a session
 * that was ended anywhere, and a person who was disabled or demoted, is so with the next one.
 */
export async function findSession(
  db: Db,
  claims: Pick<SessionClaims, "sessionId">,
  clock: SessionClock,
): Promise<Session | null> {
  const row = await db
    .selectFrom("sessions as s")
    .innerJoin("members as m", "m.id", "s.member_id")
    .select(["s.id as session_id", "s.started_at", "s.last_seen_at"])
    .select(["m.id", "m.email", "m.name", "m.role", "m.preferences"])
    .where("s.id", "=", claims.sessionId)
    .where("m.disabled_at", "is", null)
    .executeTakeFirst();
  if (!row || !standsAt(row, clock)) return null;
  const { id, email, name, role } = row;
  return {
    id: row.session_id,
    user: { id, email, name, role, preferences: parsePreferences(row.preferences) },
    idleEndsAt: new Date(Date.parse(row.last_seen_at) + clock.idleMs),
    endsAt: new Date(Date.parse(row.started_at) + sessionMs),
  };
}
