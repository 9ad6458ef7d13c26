"use client";

import Link from "next/link";
import type { ReactNode } from "react";
import { entryValues, sentenceKey, subjectWords } from "@/components/log/entry-words";
import { useTexts } from "@/components/texts/texts-provider";
import { useNow } from "@/components/ui/behaviour/use-now";
import { inKnownZone } from "@/components/ui/format-time";
import type { AuditEntryView } from "@/lib/audit/schema";

/** Its subject is a link where it has a page. */
export function EntrySentence({ entry }: { entry: AuditEntryView }) {
  const texts = useTexts();
  const { t } = texts;
  const { assessmentId } = entry;
  const name = subjectWords(entry, inKnownZone(texts, useNow()));
  const who = () =>
    assessmentId === undefined ? (
      <bdi className="font-[550]">{name}</bdi>
    ) : (
      <Link
        href={`/assessments/${assessmentId}`}
        prefetch={false}
        className="rounded-xs font-[550] underline decoration-line-strong underline-offset-3 hover:decoration-current pointer-coarse:py-1"
      >
        <bdi>{name}</bdi>
      </Link>
    );
  const key = sentenceKey(entry);
  // Written by another release.
  if (!t.has(key)) return t("settings.log.otherAction", { action: entry.action });
  // Which values a sentence takes depends on its action.
  return (t.rich as (key: string, values: object) => ReactNode)(key, { ...entryValues(entry, texts), who });
}
