"use client";

import { isOnFields } from "@/components/forms/field-errors";
import { failureWords } from "@/components/http/problem-words";
import { isSignedOut, RequestFailure } from "@/components/http/request-failure";
import { SignedOutNotice } from "@/components/session/signed-out-notice";
import { useTexts } from "@/components/texts/texts-provider";
import { Notice } from "@/components/ui/notice";

/** Errors that fields show themselves are not repeated. */
export function SaveFailure({
  error,
  fields = [],
  isTyped = false,
}: {
  error: unknown;
  fields?: readonly string[];
  /** A typed text was to be saved, and stays in its field. */
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
