import { z } from "zod";
import { requiresSecondFactor, type SecondFactorRule } from "@/lib/auth/second-factor/rule";
import type { SessionLeft } from "@/lib/auth/session-schema";
import type { SessionsTable } from "@/lib/db/member-tables";
import { instant } from "@/lib/db/store";
import type { Db, Instant } from "@/lib/db/types";
import { type Preferences, parsePreferences } from "@/lib/members/preferences";
import type { Role } from "@/lib/roles";

const hourMs = 3_600_000;

/** The longest that a session lasts, however active. */
export const sessionMs = 12 * hourMs;

/** The longest that one from the company's provider lasts, and how long without confirmation. */
export const providedMs = { whole: 8 * hourMs, unconfirmed: hourMs };

const claimsSchema = z.object({ memberId: z.string(), sessionId: z.string(), signedInAt: z.number() });

/** All that the encrypted cookie carries. `signedInAt` in milliseconds since 1970. */
export type SessionClaims = z.infer<typeof claimsSchema>;

export type User = { id: string; email: string; name: string; role: Role; preferences: Preferences };

/** Activity moves `idleEndsAt`, never `endsAt`. */
export type Session = { id: string; user: User; idleEndsAt: Date; endsAt: Date };

/** Of a session and its person, what the rule about second factors asks for. */
type Secured = Pick<SessionsTable, "confirmed_at"> & {
  role: Role;
  second_factor_at: Instant | null;
  second_factor_rule: SecondFactorRule | null;
};

/**
 * Whether a password session lacks a second factor that the rule now requires. It opens nothing; the person signs in
 * again and sets one up.
 */
const lacksSecondFactor = ({ confirmed_at, role, second_factor_at, second_factor_rule }: Secured): boolean =>
  confirmed_at === null &&
  second_factor_at === null &&
  requiresSecondFactor(second_factor_rule ?? "optional", role);

/** Sessions with their people, but for those who are disabled: the one place that says what a session opens. */
const sessionsWithPeople = (db: Db) =>
  db
    .selectFrom("sessions as s")
    .innerJoin("members as m", "m.id", "s.member_id")
    .leftJoin("second_factors as f", "f.member_id", "m.id")
    .select(["s.id as session_id", "s.started_at", "s.last_seen_at", "s.confirmed_at", "s.refresh_token"])
    .select(["m.id", "m.email", "m.name", "m.role", "m.preferences", "f.turned_on_at as second_factor_at"])
    .select((select) =>
      select.selectFrom("sign_in_rules as r").select("r.second_factor").limit(1).as("second_factor_rule"),
    )
    .where("m.disabled_at", "is", null);

/** The roles of those of these sessions that are open now, by the session's id. @param ids at least one. */
export async function findOpenSessions(
  db: Db,
  ids: string[],
  clock: SessionClock,
): Promise<Map<string, Role>> {
  const rows = await sessionsWithPeople(db).where("s.id", "in", ids).execute();
  const open = rows.filter((row) => isActiveSession(row, clock) && !lacksSecondFactor(row));
  return new Map(open.map(({ session_id, role }) => [session_id, role]));
}

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

type Times = Pick<SessionsTable, "started_at" | "last_seen_at" | "confirmed_at">;

export function isActiveSession(session: Times, clock: SessionClock): boolean {
  const over = overSince(clock);
  return session.last_seen_at > over.lastSeenAt && clock.now < lastEndOf(session);
}

/** When a session ends however active it is, unless the provider confirms it before. */
function lastEndOf({ started_at, confirmed_at }: Omit<Times, "last_seen_at">): Date {
  const started = Date.parse(started_at);
  if (confirmed_at === null) return new Date(started + sessionMs);
  const unconfirmed = Date.parse(confirmed_at) + providedMs.unconfirmed;
  return new Date(Math.min(started + providedMs.whole, unconfirmed));
}

/** The end to show: a session with a refresh token is expected to be confirmed. */
function endAheadOf(session: Omit<Times, "last_seen_at"> & { refresh_token: string | null }): Date {
  if (session.refresh_token === null) return lastEndOf(session);
  return new Date(Date.parse(session.started_at) + providedMs.whole);
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
  const row = await sessionsWithPeople(db).where("s.id", "=", claims.sessionId).executeTakeFirst();
  if (!row || !isActiveSession(row, clock) || lacksSecondFactor(row)) return null;
  const { id, email, name, role } = row;
  return {
    id: row.session_id,
    user: { id, email, name, role, preferences: parsePreferences(row.preferences) },
    idleEndsAt: new Date(Date.parse(row.last_seen_at) + clock.idleMs),
    endsAt: endAheadOf(row),
  };
}
