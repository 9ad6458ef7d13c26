"use client";

import { useId } from "react";
import { useZone } from "@/components/ui/behaviour/use-zone";
import { DayInput } from "@/components/ui/fields/day-input";
import { addDays, type Day, dayAt, startOfDay } from "@/lib/days";
import { firstDay as firstOfAll, lastDay as lastOfAll } from "@/lib/instant-bounds";

export function DateRange({
  labels,
  from,
  to,
  onChange,
}: {
  labels: { from: string; to: string };
  /** ISO instants; `to` is excluded. The fields have both days included, in the reader’s calendar. */
  from: string | null;
  to: string | null;
  onChange: (from: string | null, to: string | null) => void;
}) {
  const id = useId();
  const zone = useZone();
  const startOf = (day: Day | undefined) =>
    day === undefined ? null : new Date(startOfDay(day, zone)).toISOString();
  const firstDay = from ? dayAt(Date.parse(from), zone) : "";
  const lastDay = to ? dayAt(Date.parse(to) - 1, zone) : "";
  return (
    // Several ranges may stand in one form, so each is named as a group.
    <fieldset className="flex flex-wrap items-center gap-x-2 gap-y-1.5 text-13 @max-xl:grid @max-xl:w-full @max-xl:grid-cols-[auto_minmax(0,1fr)]">
      <legend className="sr-only">{labels.from}</legend>
      <label htmlFor={`${id}from`} className="text-quiet">
        {labels.from}
      </label>
      <DayInput
        id={`${id}from`}
        day={firstDay}
        min={firstOfAll}
        max={lastDay || lastOfAll}
        onDay={(day) => onChange(startOf(day), to)}
      />
      <label htmlFor={`${id}to`} className="text-quiet">
        {labels.to}
      </label>
      <DayInput
        id={`${id}to`}
        day={lastDay}
        min={firstDay || firstOfAll}
        max={lastOfAll}
        onDay={(day) => onChange(from, startOf(day && addDays(day, 1)))}
      />
    </fieldset>
  );
}
