"use client";

import { useId } from "react";
import { useTexts } from "@/components/texts/texts-provider";
import { Input } from "@/components/ui/input";
import { useZone } from "@/components/ui/use-zone";
import { addDays, dayAt, startOfDay } from "@/lib/insights/days";

/** From a day to another, both included, of the reader's own calendar. */
export function DateFilter({
  from,
  to,
  onChange,
}: {
  /** ISO instants, the second not included. */
  from: string | null;
  to: string | null;
  onChange: (from: string | null, to: string | null) => void;
}) {
  const { t } = useTexts();
  const id = useId();
  const zone = useZone();
  const startOf = (day: string) => new Date(startOfDay(day, zone)).toISOString();
  const firstDay = from ? dayAt(Date.parse(from), zone) : "";
  const lastDay = to ? dayAt(Date.parse(to) - 1, zone) : "";
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5 text-13 @max-xl:grid @max-xl:w-full @max-xl:grid-cols-[auto_minmax(0,1fr)]">
      <label htmlFor={`${id}from`} className="text-quiet">
        {t("table.createdFrom")}
      </label>
      <Input
        id={`${id}from`}
        type="date"
        className="h-8 w-auto text-13 @max-xl:w-full"
        value={firstDay}
        max={lastDay || undefined}
        onChange={({ target }) => onChange(target.value ? startOf(target.value) : null, to)}
      />
      <label htmlFor={`${id}to`} className="text-quiet">
        {t("table.createdTo")}
      </label>
      <Input
        id={`${id}to`}
        type="date"
        className="h-8 w-auto text-13 @max-xl:w-full"
        value={lastDay}
        min={firstDay || undefined}
        onChange={({ target }) => onChange(from, target.value ? startOf(addDays(target.value, 1)) : null)}
      />
    </div>
  );
}
