"use client";

import { useState } from "react";
import { Input } from "@/components/ui/input";
import { type Day, readDay } from "@/lib/insights/days";

/** A day of the calendar. While its year is being typed (`0202-11-21`) it isn't one yet, and nobody is told. */
export function DayInput({
  id,
  day,
  min,
  max,
  onDay,
}: {
  id: string;
  /** Empty for none. */
  day: Day | "";
  min: Day;
  max: Day;
  /** Told undefined once the field is emptied. */
  onDay: (day: Day | undefined) => void;
}) {
  const [typed, setTyped] = useState<string>();
  return (
    <Input
      type="date"
      className="h-8 w-auto text-13 @max-xl:w-full"
      id={id}
      value={typed ?? day}
      min={min}
      max={max}
      onChange={({ target: { value } }) => {
        const read = readDay(value);
        const isUnfinished = value !== "" && read === undefined;
        setTyped(isUnfinished ? value : undefined);
        if (!isUnfinished) onDay(read);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
