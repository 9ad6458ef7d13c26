import type { SignInResult } from "@/components/session/auth-requests";
import type { Translator } from "@/lib/i18n/texts";
import { emailSchema } from "@/lib/members/schema";

export type SignInFaults = { email?: string[]; password?: string[] };

/** Checked before the server is asked. */
export function signInFaults(email: string, password: string, t: Translator): SignInFaults {
  const faults: SignInFaults = {};
  if (email.trim() === "") faults.email = [t("fields.enterYourEmail")];
  else if (!emailSchema.safeParse(email).success) faults.email = [t("fields.notAnEmail")];
  if (password === "") faults.password = [t("fields.enterYourPassword")];
  return faults;
}

/** Why signing in failed and what to do, without a word on whether the account exists. */
export function signInTrouble(
  result: Exclude<SignInResult, { kind: "signed_in" | "second_step" }>,
  t: Translator,
): string {
  switch (result.kind) {
    case "refused":
      return t("auth.refused");
    case "throttled":
      return t("auth.throttled", { minutes: Math.ceil(result.waitSeconds / 60) });
    case "busy":
      return t("auth.busy");
    case "wrong_address":
      return t("problems.wrong_address", { came: result.came, expected: result.expected });
    case "no_answer":
      return t("auth.noAnswer");
    default:
      return result satisfies never;
  }
}
