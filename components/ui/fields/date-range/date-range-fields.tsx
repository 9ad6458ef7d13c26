"use client";

import type { Ref } from "react";
import { useTexts } from "@/components/texts/texts-provider";
import { useZone } from "@/components/ui/behaviour/use-zone";
import { cn } from "@/components/ui/cn";
import { DayCalendar } from "@/components/ui/fields/date-range/day-calendar";
import type { Days } from "@/components/ui/fields/date-range/range-words";
import { TypedDayField } from "@/components/ui/fields/date-range/typed-day-field";
import { dayAt } from "@/lib/days";

export type DateRangeChoice = {
  label: string;
  days: Days;
  within: string | null;
  windows: readonly string[];
  /** Null: any time. */
  onWindow: (window: string | null) => void;
  onDays: (days: Days) => void;
};

/** A time that moves with the clock, a month to pick days in, and the same two days to type. */
export function DateRangeFields({
  label,
  days,
  within,
  windows,
  onWindow,
  onDays,
  chosen,
}: DateRangeChoice & {
  /** The word that holds, if one does. */
  chosen?: Ref<HTMLButtonElement>;
}) {
  const { t } = useTexts();
  const today = dayAt(Date.now(), useZone());
  const isAny = within === null && !days.first && !days.last;
  const word = (window: string | null) => {
    const isChosen = window === null ? isAny : window === within;
    return (
      <button
        key={window}
        ref={isChosen ? chosen : undefined}
        type="button"
        aria-pressed={isChosen}
        onClick={() => onWindow(window)}
        className={cn(
          "h-7 rounded-full border border-line-strong px-2.5 text-12 font-[550] text-quiet transition-colors hover:bg-hover pointer-coarse:h-11 pointer-coarse:text-13",
          isChosen && "border-ink bg-pressed text-ink",
        )}
      >
        {window === null ? t("dates.any") : t("dates.within", { days: Number(window) })}
      </button>
    );
  };
  return (
    <>
      <fieldset aria-label={t("dates.words")} className="flex flex-wrap content-start gap-1.5">
        {word(null)}
        {windows.map(word)}
      </fieldset>
      <DayCalendar label={label} days={days} today={today} onDays={onDays} />
      <div className="grid grid-cols-2 gap-2">
        <TypedDayField
          label={t("dates.first")}
          day={days.first}
          today={today}
          most={days.last}
          onDay={(first) => onDays({ ...days, first })}
        />
        <TypedDayField
          label={t("dates.last")}
          day={days.last}
          today={today}
          least={days.first}
          onDay={(last) => onDays({ ...days, last })}
        />
      </div>
    </>
  );
}
