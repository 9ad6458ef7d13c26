"use client";

import Link from "next/link";
import type { ReactNode } from "react";
import { entryValues, sentenceKey, subjectWords } from "@/components/settings/log/entry-words";
import { useTexts } from "@/components/texts/texts-provider";
import type { AuditEntryView } from "@/lib/audit/schema";

/** What was done, in the reader's words; whom it was done to leads there where there is something to see. */
export function EntrySentence({ entry }: { entry: AuditEntryView }) {
  const texts = useTexts();
  const { t } = texts;
  const { assessmentId } = entry;
  const name = subjectWords(entry, t);
  const who = () =>
    assessmentId === undefined ? (
      <bdi className="font-[550]">{name}</bdi>
    ) : (
      <Link
        href={`/assessments/${assessmentId}`}
        prefetch={false}
        className="rounded-xs font-[550] underline decoration-line-strong underline-offset-3 hover:decoration-current"
      >
        <bdi>{name}</bdi>
      </Link>
    );
  const key = sentenceKey(entry);
  // What another release wrote.
  if (!t.has(key)) return t("settings.log.otherAction", { action: entry.action });
  // Which values a sentence takes is known by its action alone.
  return (t.rich as (key: string, values: object) => ReactNode)(key, { ...entryValues(entry, texts), who });
}
