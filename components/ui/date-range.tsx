"use client";

import { useId } from "react";
import { Input } from "@/components/ui/input";
import { useZone } from "@/components/ui/use-zone";
import { addDays, dayAt, readDay, startOfDay } from "@/lib/insights/days";

/** The last day whose successor still has a year of four digits; a browser lets nobody type more than `max` has. */
const lastOfAll = "9999-12-30";

/** From a day to another, both included, of the reader's own calendar. */
export function DateRange({
  labels,
  from,
  to,
  onChange,
}: {
  labels: { from: string; to: string };
  /** ISO instants, the second not included. */
  from: string | null;
  to: string | null;
  onChange: (from: string | null, to: string | null) => void;
}) {
  const id = useId();
  const zone = useZone();
  const startOf = (day: string | undefined) =>
    day === undefined ? null : new Date(startOfDay(day, zone)).toISOString();
  const firstDay = from ? dayAt(Date.parse(from), zone) : "";
  const lastDay = to ? dayAt(Date.parse(to) - 1, zone) : "";
  const look = { type: "date", className: "h-8 w-auto text-13 @max-xl:w-full" } as const;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5 text-13 @max-xl:grid @max-xl:w-full @max-xl:grid-cols-[auto_minmax(0,1fr)]">
      <label htmlFor={`${id}from`} className="text-quiet">
        {labels.from}
      </label>
      <Input
        {...look}
        id={`${id}from`}
        value={firstDay}
        max={lastDay || lastOfAll}
        onChange={({ target }) => onChange(startOf(readDay(target.value)), to)}
      />
      <label htmlFor={`${id}to`} className="text-quiet">
        {labels.to}
      </label>
      <Input
        {...look}
        id={`${id}to`}
        value={lastDay}
        min={firstDay || undefined}
        max={lastOfAll}
        onChange={({ target }) => {
          const day = readDay(target.value);
          onChange(from, startOf(day && addDays(day, 1)));
        }}
      />
    </div>
  );
}
