import { getServerSession } from "next-auth";
import { authOptions } from "@/lib/auth/auth-options";
import { type SessionClaims, type User, userOf } from "@/lib/auth/session";
import { getRuntime } from "@/lib/runtime";

export type { User };

/** What the request's session says of itself; whether it still counts, the store has to be asked. */
export const getCurrentClaims = async (): Promise<SessionClaims | undefined> =>
  (await getServerSession(authOptions))?.claims;

/** The person whose session the request carries, as the store knows them now; null when there is none. */
export async function getCurrentUser(): Promise<User | null> {
  const { database } = await getRuntime();
  const claims = await getCurrentClaims();
  return claims ? userOf(database.db, claims, new Date()) : null;
}
