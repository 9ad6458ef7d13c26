import { getServerSession } from "next-auth";
import { authOptions } from "@/lib/auth/auth-options";
import { type User, userOf } from "@/lib/auth/session";
import { getRuntime } from "@/lib/runtime";

export type { User };

/** The person whose session the request carries, as the store knows them now; null when there is none. */
export async function getCurrentUser(): Promise<User | null> {
  const { database } = await getRuntime();
  const session = await getServerSession(authOptions);
  return session?.claims ? userOf(database.db, session.claims, new Date()) : null;
}
