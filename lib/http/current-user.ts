import { cookies } from "next/headers";
import { cache } from "react";
import { hasEndedIdle } from "@/lib/auth/sessions/ended-idle";
import { readClaims } from "@/lib/auth/sessions/read-claims";
import { findSession, type Session, type SessionClaims, type User } from "@/lib/auth/sessions/session";
import { sessionName } from "@/lib/auth/sessions/session-cookie";
import { nextAuthSecret } from "@/lib/env";
import type { Role } from "@/lib/roles";
import { hasRole } from "@/lib/roles";
import { getRuntime, type Runtime } from "@/lib/runtime/runtime";
import { seenBy, seesTheSame } from "@/lib/runtime/seen-by";

export type { User };

/** From the request's cookie; only the store knows whether the session is over. */
export async function getCurrentClaims(): Promise<SessionClaims | undefined> {
  const { env } = await getRuntime();
  const token = (await cookies()).get(sessionName(env.appUrl))?.value;
  return readClaims(token, nextAuthSecret(), new Date());
}

async function sessionOf(claims: Pick<SessionClaims, "sessionId"> | undefined): Promise<Session | null> {
  const { database, env } = await getRuntime();
  return claims ? findSession(database.db, claims, { now: new Date(), idleMs: env.sessionIdleMs }) : null;
}

/** The request's session as the store has it now; null if there is none, or it is over. */
export const askForSession = async (): Promise<Session | null> => sessionOf(await getCurrentClaims());

// Asked once for a page and everything around it.
export const getCurrentSession = cache(askForSession);

export const getCurrentUser = async (): Promise<User | null> => (await getCurrentSession())?.user ?? null;

/** The runtime with the store as a person sees it, for pages. Asked once for a page and everything around it. */
export const getRuntimeSeenBy = cache(async (user: User) => seenBy(await getRuntime(), user));

export async function wasSignedOutIdle(): Promise<boolean> {
  const claims = await getCurrentClaims();
  const { database, env } = await getRuntime();
  if (!claims) return false;
  return hasEndedIdle(database.db, claims, { now: new Date(), idleMs: env.sessionIdleMs });
}

/** For long answers: whether the session still lasts, with at least this role, and sees what it began to read. */
export const mayGoOn =
  ({ id, role, store: { limit } }: { id: Session["id"]; role: Role; store: Runtime["store"] }) =>
  async (): Promise<boolean> => {
    const session = await sessionOf({ sessionId: id });
    if (session === null || !hasRole(session.user, role)) return false;
    return seesTheSame(await seenBy(await getRuntime(), session.user), limit);
  };
