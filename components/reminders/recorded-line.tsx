"use client";

import { Check } from "lucide-react";
import { recordedWords } from "@/components/reminders/recorded-words";
import { useTexts } from "@/components/texts/texts-provider";

/** How many messages are on record. */
export function RecordedLine(counts: { reminded: number; handedOver: number }) {
  const { t } = useTexts();
  const hasAny = counts.reminded + counts.handedOver > 0;
  return (
    <p className="flex items-start gap-2">
      {hasAny && <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-recommended" />}
      {recordedWords(counts, t)}
    </p>
  );
}
