"use client";

import type { ReactElement } from "react";
import { useTexts } from "@/components/texts/texts-provider";
import { type DateRangeChoice, DateRangeFields } from "@/components/ui/fields/date-range/date-range-fields";
import { BottomSheet } from "@/components/ui/overlays/bottom-sheet";

/** On a phone, over the sheet of filters that it belongs to. */
export function DateRangeSheet({
  trigger,
  ...choice
}: DateRangeChoice & { trigger: ReactElement<Record<string, unknown>> }) {
  const { t } = useTexts();
  return (
    <BottomSheet trigger={trigger} title={choice.label} action={t("dates.done")}>
      <div className="mx-auto flex w-full max-w-[26rem] flex-col gap-3">
        <DateRangeFields {...choice} />
      </div>
    </BottomSheet>
  );
}
