"use client";

import { CalendarDays, ChevronDown } from "lucide-react";
import { useTexts } from "@/components/texts/texts-provider";
import { Deferred } from "@/components/ui/behaviour/deferred";
import { useZone } from "@/components/ui/behaviour/use-zone";
import { Button } from "@/components/ui/button";
import { daysWords } from "@/components/ui/fields/date-range/range-words";
import { addDays, dayAt, startOfDay } from "@/lib/days";

const loadPopup = () =>
  import("@/components/ui/fields/date-range/date-range-popup").then(({ DateRangePopup }) => DateRangePopup);

/** ISO instants, `to` excluded; or, in place of both, the last so many days. */
export type Times<Window extends string> = {
  from: string | null;
  to: string | null;
  within: Window | null;
};

/** A range of days in the reader’s calendar, or a time that moves with the clock. */
export function DateRange<Window extends string>({
  label,
  times: { from, to, within },
  windows,
  isShort = false,
  onChange,
}: {
  label: string;
  times: Times<Window>;
  /** In days. */
  windows: readonly Window[];
  /** Its button doesn’t say that any time will do. */
  isShort?: boolean;
  onChange: (times: Times<Window>) => void;
}) {
  const texts = useTexts();
  const { t } = texts;
  const zone = useZone();
  const days = {
    first: from === null ? undefined : dayAt(Date.parse(from), zone),
    last: to === null ? undefined : dayAt(Date.parse(to) - 1, zone),
  };
  const instantOf = (day: string) => new Date(startOfDay(day, zone)).toISOString();
  return (
    <Deferred
      kind="dialog"
      load={loadPopup}
      part={{
        label,
        days,
        within,
        windows,
        onWindow: (next) => {
          const window = windows.find((one) => one === next);
          onChange({ from: null, to: null, within: window ?? null });
        },
        onDays: ({ first, last }) =>
          onChange({
            from: first ? instantOf(first) : null,
            to: last ? instantOf(addDays(last, 1)) : null,
            within: null,
          }),
        trigger: (
          <Button className="max-w-full">
            <CalendarDays aria-hidden="true" />
            <span className="truncate">
              {isShort && !from && !to && !within
                ? label
                : t("common.labelled", {
                    label,
                    what: within ? t("dates.within", { days: Number(within) }) : daysWords(days, texts),
                  })}
            </span>
            <ChevronDown aria-hidden="true" />
          </Button>
        ),
      }}
    />
  );
}
