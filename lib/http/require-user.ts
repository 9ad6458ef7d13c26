import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { recordForbidden } from "@/lib/auth/record-forbidden";
import { safeNextPath } from "@/lib/auth/signing-in/safe-next-path";
import { getCurrentUser, type User } from "@/lib/http/current-user";
import type { Role } from "@/lib/roles";
import { hasRole } from "@/lib/roles";
import { getRuntime } from "@/lib/runtime/runtime";

/** The signed-in person with this role, for pages. Others are sent to sign in, or to the page about roles. */
export async function requireUser(role: Role): Promise<User> {
  const user = await getCurrentUser();
  const sent = await headers();
  const path = safeNextPath(sent.get("x-shortlist-path"));
  if (!user) redirect(`/sign-in?next=${encodeURIComponent(path)}`);
  if (!hasRole(user, role)) {
    const { database } = await getRuntime();
    recordForbidden(database.db, { user, method: "GET", path, headers: sent, now: new Date() });
    redirect(`/forbidden?for=${role}`);
  }
  return user;
}
