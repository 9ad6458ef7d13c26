import { z } from "zod";
import type { SessionLeft } from "@/lib/auth/session-schema";
import { instant } from "@/lib/db/store";
import type { Db, SessionsTable } from "@/lib/db/types";
import { type Preferences, parsePreferences } from "@/lib/members/preferences";
import type { Role } from "@/lib/roles";

/** The longest that a session lasts, however active. */
export const sessionMs = 12 * 3_600_000;

const claimsSchema = z.object({ memberId: z.string(), sessionId: z.string(), signedInAt: z.number() });

/** All that the encrypted cookie carries. `signedInAt` in milliseconds since 1970. */
export type SessionClaims = z.infer<typeof claimsSchema>;

export type User = { id: string; email: string; name: string; role: Role; preferences: Preferences };

/** Activity moves `idleEndsAt`, never `endsAt`. */
export type Session = { id: string; user: User; idleEndsAt: Date; endsAt: Date };

export type SessionClock = { now: Date; idleMs: number };

export const claimsOf = (value: unknown): SessionClaims | undefined => claimsSchema.safeParse(value).data;

export const claimsFor = ({ id, user, endsAt }: Pick<Session, "id" | "user" | "endsAt">): SessionClaims => ({
  memberId: user.id,
  sessionId: id,
  signedInAt: endsAt.getTime() - sessionMs,
});

export const endOf = (claims: Pick<SessionClaims, "signedInAt">): Date =>
  new Date(claims.signedInAt + sessionMs);

/** Sessions that began, or were last used, by these instants are over. */
export const overSince = ({ now, idleMs }: SessionClock) => ({
  startedAt: instant(new Date(now.getTime() - sessionMs)),
  lastSeenAt: instant(new Date(now.getTime() - idleMs)),
});

export function isActiveSession(
  session: Pick<SessionsTable, "started_at" | "last_seen_at">,
  clock: SessionClock,
): boolean {
  const over = overSince(clock);
  return session.started_at > over.startedAt && session.last_seen_at > over.lastSeenAt;
}

const minuteMs = 60_000;

/** How exactly activity is recorded, in milliseconds: to the minute, and finer where sessions are short. */
export const noteEveryMs = (idleMs: number): number => Math.min(minuteMs, idleMs / 4);

export const leftOf = (
  session: Pick<Session, "idleEndsAt" | "endsAt">,
  { now, idleMs }: SessionClock,
): SessionLeft => ({
  idleMs: session.idleEndsAt.getTime() - now.getTime(),
  endMs: session.endsAt.getTime() - now.getTime(),
  warnMs: Math.min(2 * minuteMs, idleMs / 2),
  noteEveryMs: noteEveryMs(idleMs),
});

/** Asks the store with every request, so that ending a session, or a person's rights, takes effect with the next. */
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
  if (!row || !isActiveSession(row, clock)) return null;
  const { id, email, name, role } = row;
  return {
    id: row.session_id,
    user: { id, email, name, role, preferences: parsePreferences(row.preferences) },
    idleEndsAt: new Date(Date.parse(row.last_seen_at) + clock.idleMs),
    endsAt: new Date(Date.parse(row.started_at) + sessionMs),
  };
}
