"use client";

import { useState } from "react";
import { useTexts } from "@/components/texts/texts-provider";
import { dayWords, typedWords } from "@/components/ui/fields/date-range/range-words";
import { readTypedDay } from "@/components/ui/fields/date-range/typed-day";
import { Field } from "@/components/ui/fields/field";
import { Input } from "@/components/ui/fields/input";
import type { Day } from "@/lib/days";

/** A day that is typed. It counts with Enter, or when the field is left; what can’t be read stays, with the reason. */
export function TypedDayField({
  label,
  day,
  today,
  least,
  most,
  onDay,
}: {
  label: string;
  day: Day | undefined;
  today: Day;
  least?: Day | undefined;
  most?: Day | undefined;
  onDay: (day: Day | undefined) => void;
}) {
  const { t, locale } = useTexts();
  const [typed, setTyped] = useState<string>();
  const [fault, setFault] = useState<string>();

  function take() {
    if (typed === undefined) return;
    const read = readTypedDay(typed, today);
    if (typed.trim() !== "" && !read) return setFault(t("dates.noDay"));
    if (read && least && read < least) return setFault(t("dates.tooEarly", { day: dayWords(least, locale) }));
    if (read && most && read > most) return setFault(t("dates.tooLate", { day: dayWords(most, locale) }));
    setTyped(undefined);
    setFault(undefined);
    if (read !== day) onDay(read);
  }

  return (
    <Field label={label} error={fault ? [fault] : []}>
      {(control) => (
        <Input
          {...control}
          autoComplete="off"
          className="h-8 text-13"
          placeholder={t("dates.pattern")}
          value={typed ?? (day ? typedWords(day, locale) : "")}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => {
            setTyped(target.value);
            setFault(undefined);
          }}
          onBlur={take}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            take();
          }}
        />
      )}
    </Field>
  );
}
