import type { SignInResult } from "@/components/auth/auth-requests";
import type { Translator } from "@/lib/i18n/texts";

/** Why signing in failed and what to do, without a word on whether the account exists. */
export function signInTrouble(result: Exclude<SignInResult, { kind: "signed_in" }>, t: Translator): string {
  switch (result.kind) {
    case "refused":
      return t("auth.refused");
    case "throttled":
      return t("auth.throttled", { minutes: Math.ceil(result.waitSeconds / 60) });
    case "busy":
      return t("auth.busy");
    case "no_answer":
      return t("auth.noAnswer");
    default:
      return result satisfies never;
  }
}
