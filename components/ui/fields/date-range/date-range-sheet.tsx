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
      {/* On a phone on its side the month is beside the rest, else hardly a week of it is in sight. */}
      <div className="mx-auto flex w-full max-w-[26rem] flex-col gap-3 low:sm:grid low:sm:max-w-none low:sm:grid-cols-[minmax(0,1fr)_17.5rem] low:sm:content-start low:sm:gap-x-6">
        <DateRangeFields {...choice} />
      </div>
    </BottomSheet>
  );
}
