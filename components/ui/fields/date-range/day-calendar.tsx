"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { type DateRange, DayPicker } from "react-day-picker";
import { useTexts } from "@/components/texts/texts-provider";
import { buttonClass } from "@/components/ui/button-class";
import type { Days } from "@/components/ui/fields/date-range/range-words";
import { addDays, type Day } from "@/lib/days";
import { languages } from "@/lib/i18n/messages/locales";
import { firstDay, lastDay } from "@/lib/instant-bounds";

/** The calendar has dates of the browser’s zone; a day is the same day there. */
function dateOf(day: Day): Date {
  const [year = 1970, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date);
}
const dayOf = (date: Date): Day => addDays("1970-01-01", daysSince1970(date));
const daysSince1970 = (date: Date): number =>
  Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);

const Chevron = ({ orientation }: { orientation?: "up" | "down" | "left" | "right" }) =>
  orientation === "left" ? <ChevronLeft aria-hidden="true" /> : <ChevronRight aria-hidden="true" />;

const navButton = `${buttonClass("ghost", "sm", true)} aria-disabled:pointer-events-none`;

/** Stronger than what lies between the ends, and than today or another month’s days. */
const end =
  "bg-accent! text-on-accent! font-semibold forced-color-adjust-none forced-colors:bg-[Highlight]! forced-colors:text-[HighlightText]! [&>button:hover]:bg-transparent";

/** A month in which a range of days is picked: the first press begins it, the next one ends it. */
export function DayCalendar({
  label,
  days,
  today,
  onDays,
}: {
  label: string;
  days: Days;
  today: Day;
  onDays: (days: Days) => void;
}) {
  const { t, locale } = useTexts();
  const [month, setMonth] = useState(() => dateOf(days.last ?? days.first ?? today));
  /** The range’s one end, until the next press picks the other. */
  const [begun, setBegun] = useState<Day>();
  const format = (options: Intl.DateTimeFormatOptions) => (date: Date) =>
    new Intl.DateTimeFormat(languages[locale].format, options).format(date);
  const monthName = format({ month: "long", year: "numeric" });
  const wholeDay = format({ weekday: "long", day: "numeric", month: "long", year: "numeric" });
  const selected: DateRange = {
    from: days.first ? dateOf(days.first) : undefined,
    to: days.last ? dateOf(days.last) : undefined,
  };
  return (
    <DayPicker
      mode="range"
      aria-label={label}
      month={month}
      onMonthChange={setMonth}
      selected={selected}
      onSelect={(_, pressed) => {
        const day = dayOf(pressed);
        const [first, last] = begun && begun < day ? [begun, day] : [day, begun ?? day];
        setBegun(begun ? undefined : day);
        onDays({ first, last });
      }}
      lang={locale}
      disabled={[{ before: dateOf(firstDay) }, { after: dateOf(lastDay) }]}
      today={dateOf(today)}
      startMonth={dateOf(firstDay)}
      endMonth={dateOf(lastDay)}
      weekStartsOn={1}
      showOutsideDays
      navLayout="around"
      formatters={{
        formatCaption: monthName,
        formatWeekdayName: format({ weekday: "short" }),
        formatDay: (date) => String(date.getDate()),
      }}
      labels={{
        labelNav: () => t("dates.months"),
        labelPrevious: () => t("dates.previousMonth"),
        labelNext: () => t("dates.nextMonth"),
        labelGrid: monthName,
        labelWeekday: format({ weekday: "long" }),
        labelDayButton: (date, { selected: isSelected, today: isToday }) =>
          [wholeDay(date), isToday && t("dates.today"), isSelected && t("dates.selected")]
            .filter(Boolean)
            .join(", "),
      }}
      components={{ Chevron }}
      classNames={{
        root: "text-13 low:sm:col-start-2 low:sm:row-span-2 low:sm:row-start-1",
        months: "relative",
        month: "grid grid-cols-[auto_1fr_auto] items-center gap-y-1",
        button_previous: navButton,
        button_next: navButton,
        month_caption: "text-center font-[550]",
        month_grid: "col-span-3 w-full table-fixed border-collapse",
        weekday: "h-7 text-12 font-normal text-faint",
        day: "p-0 text-center",
        day_button:
          "tabular h-8 w-full rounded-sm transition-colors hover:bg-hover disabled:opacity-55 pointer-coarse:h-11 pointer-coarse:[@media(height<40rem)]:h-9",
        outside: "text-faint",
        today: "font-semibold underline underline-offset-3",
        selected: "bg-accent-soft text-accent forced-colors:outline-1",
        range_start: `${end} rounded-l-sm`,
        range_end: `${end} rounded-r-sm`,
        disabled: "opacity-55",
        hidden: "invisible",
      }}
    />
  );
}
