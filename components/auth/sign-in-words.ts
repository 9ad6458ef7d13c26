import type { SignInResult } from "@/components/auth/auth-requests";

/** Why signing in failed and what to do, without a word on whether the account exists. */
export function signInTrouble(result: Exclude<SignInResult, { kind: "signed_in" }>): string {
  switch (result.kind) {
    case "refused":
      return "E-mail and password don’t match an account. Check both and try again.";
    case "throttled": {
      const minutes = Math.ceil(result.waitSeconds / 60);
      return `Too many attempts. Try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`;
    }
    case "no_answer":
      return "Shortlist didn’t answer. Check your connection and try again.";
    default:
      return result satisfies never;
  }
}
