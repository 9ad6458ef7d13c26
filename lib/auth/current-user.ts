import { getServerSession } from "next-auth";
import { authOptions } from "@/lib/auth/auth-options";
import { hasEndedIdle } from "@/lib/auth/ended-idle";
import { findSession, type Session, type SessionClaims, type User } from "@/lib/auth/session";
import type { Role } from "@/lib/db/types";
import { signInRequired } from "@/lib/errors";
import { hasRole } from "@/lib/members/roles";
import { getRuntime } from "@/lib/runtime";

export type { User };

/** What the request's session says of itself; whether it still counts, the store has to be asked. */
export const getCurrentClaims = async (): Promise<SessionClaims | undefined> =>
  (await getServerSession(authOptions))?.claims;

async function sessionOf(claims: SessionClaims | undefined): Promise<Session | null> {
  const { database, env } = await getRuntime();
  return claims ? findSession(database.db, claims, { now: new Date(), idleMs: env.sessionIdleMs }) : null;
}

/** The session that the request carries, as the store knows it now; null when there is none, or it is over. */
export const getCurrentSession = async (): Promise<Session | null> => sessionOf(await getCurrentClaims());

/** The same for handlers that have a person. @throws ProblemError 401 when it has ended since. */
export async function requireSession(): Promise<Session> {
  const session = await getCurrentSession();
  if (!session) throw signInRequired();
  return session;
}

/** The person whose session the request carries, as the store knows them now; null when there is none. */
export const getCurrentUser = async (): Promise<User | null> => (await getCurrentSession())?.user ?? null;

/** For the page where one signs in: whether the session that the request carries ended because nothing was done. */
export async function wasSignedOutIdle(): Promise<boolean> {
  const claims = await getCurrentClaims();
  const { database, env } = await getRuntime();
  if (!claims) return false;
  return hasEndedIdle(database.db, claims, { now: new Date(), idleMs: env.sessionIdleMs });
}

/** For answers that go on for long: asks whether the request's session still goes on, with at least this role. */
export async function getStanding(role: Role): Promise<() => Promise<boolean>> {
  const claims = await getCurrentClaims();
  return async () => {
    const session = await sessionOf(claims);
    return session !== null && hasRole(session.user, role);
  };
}
