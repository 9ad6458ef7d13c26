"use client";

import { useState } from "react";
import { Input } from "@/components/ui/fields/input";
import { type Day, readDay } from "@/lib/days";

/** `onDay` isn’t called while a year is being typed (`0202-11-21`). */
export function DayInput({
  id,
  day,
  min,
  max,
  onDay,
}: {
  id: string;
  day: Day | "";
  min: Day;
  max: Day;
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
