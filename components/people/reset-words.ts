import type { MemberView } from "@/lib/members/schema";

/** What a reset takes away: the company account, a set-up link that wasn’t used, or the password. */
export function resetOf(
  { state, hasCompanyAccount }: MemberView,
  mayHavePassword: boolean,
): "account" | "link" | "password" {
  if (hasCompanyAccount || !mayHavePassword) return "account";
  return state === "invited" ? "link" : "password";
}
