"use client";

import { Popover } from "@base-ui/react/popover";
import { type ReactElement, useRef } from "react";
import { useTexts } from "@/components/texts/texts-provider";
import { useZone } from "@/components/ui/behaviour/use-zone";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { DayCalendar } from "@/components/ui/fields/date-range/day-calendar";
import type { Days } from "@/components/ui/fields/date-range/range-words";
import { TypedDayField } from "@/components/ui/fields/date-range/typed-day-field";
import { popupClass } from "@/components/ui/overlays/popup-class";
import { usePopupPlace } from "@/components/ui/popup-place";
import { dayAt } from "@/lib/days";

export function DateRangePopup({
  label,
  days,
  within,
  windows,
  onWindow,
  onDays,
  trigger,
}: {
  label: string;
  days: Days;
  within: string | null;
  windows: readonly string[];
  /** Null: any time. */
  onWindow: (window: string | null) => void;
  onDays: (days: Days) => void;
  trigger: ReactElement<Record<string, unknown>>;
}) {
  const { t } = useTexts();
  const { container, positionMethod } = usePopupPlace();
  const today = dayAt(Date.now(), useZone());
  const chosen = useRef<HTMLButtonElement>(null);
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
    <Popover.Root>
      <Popover.Trigger render={trigger} />
      <Popover.Portal container={container}>
        <Popover.Positioner
          positionMethod={positionMethod}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          className="z-50"
        >
          <Popover.Popup
            aria-label={label}
            initialFocus={() => chosen.current ?? true}
            className={`${popupClass} flex w-72 flex-col gap-3 p-3 pointer-coarse:w-88`}
          >
            <fieldset aria-label={t("dates.words")} className="flex flex-wrap gap-1.5">
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
            <Popover.Close render={<Button variant="ghost" size="sm" className="self-end" />}>
              {t("dates.done")}
            </Popover.Close>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
