"use client";

import { failureWords } from "@/components/http/problem-words";
import { useTexts } from "@/components/texts/texts-provider";

/** Why the messages weren’t recorded, and so not given out. */
export function MergeError({ error }: { error: Error | null }) {
  const { t } = useTexts();
  return (
    <div role="alert" className="text-13 text-danger empty:hidden">
      {error && `${t("reminders.noneRecorded")} ${failureWords(error, t)}`}
    </div>
  );
}
