"use client";

import { SignedOutNotice } from "@/components/auth/signed-out-notice";
import { isSignedOut, RequestFailure } from "@/components/query/request-failure";
import { isOnFields } from "@/components/settings/field-errors";
import { failureWords } from "@/components/texts/problem-words";
import { useTexts } from "@/components/texts/texts-provider";
import { Notice } from "@/components/ui/notice";

/** Why nothing was saved, beside what was to be saved; what fields say for themselves is not said twice. */
export function SaveFailure({
  error,
  fields = [],
  isTyped = false,
}: {
  error: unknown;
  fields?: readonly string[];
  /** What was to be saved was typed, and stays where it is. */
  isTyped?: boolean;
}) {
  const { t } = useTexts();
  if (!error || isOnFields(error, fields)) return null;
  if (isSignedOut(error))
    return (
      <SignedOutNotice>{t(isTyped ? "settings.signedOutText" : "common.signedOutText")}</SignedOutNotice>
    );
  const id = error instanceof RequestFailure ? error.problem?.requestId : undefined;
  return (
    <Notice tone="error" role="alert" technical={id}>
      {failureWords(error, t)}
    </Notice>
  );
}
