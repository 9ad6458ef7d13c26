import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { getCurrentUser, type User } from "@/lib/auth/current-user";
import { noteLackOfRights } from "@/lib/auth/note-lack-of-rights";
import { safeNextPath } from "@/lib/auth/safe-next-path";
import type { Role } from "@/lib/db/types";
import { hasRole } from "@/lib/members/roles";
import { getRuntime } from "@/lib/runtime";

/**
 * For pages: the person who is signed in, with at least this role. Somebody else is sent to sign in and
 * back, or to the page that says the role is too low.
 */
export async function requireUser(role: Role): Promise<User> {
  const user = await getCurrentUser();
  const sent = await headers();
  const path = safeNextPath(sent.get("x-shortlist-path"));
  if (!user) redirect(`/sign-in?next=${encodeURIComponent(path)}`);
  if (!hasRole(user, role)) {
    const { database } = await getRuntime();
    noteLackOfRights(database.db, { user, method: "GET", path, headers: sent, now: new Date() });
    redirect(`/forbidden?for=${role}`);
  }
  return user;
}
