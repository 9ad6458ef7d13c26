"use client";

import { useEffect, useRef, useState } from "react";
import { useTexts } from "@/components/texts/texts-provider";
import type { SyncView } from "@/lib/assessments/schema";
import type { Texts } from "@/lib/i18n/texts";

type Identifying = SyncView["identifying"];

/** A few are read before it is said that they will be. */
const worthSaying = 10;

function timeWords(seconds: number, { t }: Texts): string {
  if (seconds < 60) return t("identifying.underAMinute");
  if (seconds < 5_400) return t("identifying.minutes", { count: Math.round(seconds / 60) });
  return t("identifying.hours", { count: Math.round(seconds / 3_600) });
}

/**
 * How many names are still to be read, and for about how long; nothing when all are.
 * @param wasAtFirst whether the page already came with it: then there is no beginning to tell of.
 */
export default function IdentifyingLine({
  identifying,
  wasAtFirst,
}: {
  identifying: Identifying;
  wasAtFirst: boolean;
}) {
  const texts = useTexts();
  const said = useSaid(identifying, wasAtFirst);
  const left = identifying?.left ?? 0;
  return (
    <>
      {identifying && (
        <p data-wide="" className="tabular flex flex-wrap gap-x-1.5 text-13 text-quiet">
          <span>{texts.t("identifying.left", { shown: texts.number(left) })}</span>
          {identifying.secondsLeft !== undefined && (
            <>
              <span aria-hidden="true">·</span>
              <span>{timeWords(identifying.secondsLeft, texts)}</span>
            </>
          )}
        </p>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}

/** What a screen reader is told: that it begins and that it is over, and nothing in between. */
function useSaid(identifying: Identifying, wasAtFirst: boolean): string {
  const { t, number } = useTexts();
  const [said, setSaid] = useState("");
  const wasGoingOn = useRef(wasAtFirst);
  const left = identifying?.left ?? 0;
  useEffect(() => {
    if (left === 0 && wasGoingOn.current) setSaid(t("identifying.over"));
    if (left >= worthSaying && !wasGoingOn.current) setSaid(t("identifying.left", { shown: number(left) }));
    wasGoingOn.current = left >= worthSaying || (left > 0 && wasGoingOn.current);
  }, [left, t, number]);
  return said;
}
