import type { LinkTrouble } from "@/components/assessments/freshness";
import { isSignedOut } from "@/components/query/request-failure";

/** What a failed refresh means for the freshness line; nothing while the refresh works. */
export function linkTrouble(error: Error | null): LinkTrouble | undefined {
  if (!error) return undefined;
  return isSignedOut(error) ? "signed_out" : "no_answer";
}
