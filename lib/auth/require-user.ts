import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { getCurrentUser, type User } from "@/lib/auth/current-user";
import { safeNextPath } from "@/lib/auth/safe-next-path";
import type { Role } from "@/lib/db/types";
import { hasRole } from "@/lib/members/roles";

/**
 * For pages: the person who is signed in, with at least this role. Somebody else is sent to sign in and
 * back, or to the page that says the role is too low.
 */
export async function requireUser(role: Role): Promise<User> {
  const user = await getCurrentUser();
  if (!user) {
    const next = safeNextPath((await headers()).get("x-shortlist-path"));
    redirect(`/sign-in?next=${encodeURIComponent(next)}`);
  }
  if (!hasRole(user, role)) redirect(`/forbidden?for=${role}`);
  return user;
}
