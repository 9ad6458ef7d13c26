"use client";

import { useEffect, useRef, useState } from "react";
import { useTexts } from "@/components/texts/texts-provider";
import type { Texts } from "@/lib/i18n/texts";
import type { SyncView } from "@/lib/sync/schema";

type Identifying = SyncView["identifying"];

/** Fewer are read before a sentence about it would be. */
const worthSaying = 10;

function timeWords(seconds: number, { t }: Texts): string {
  if (seconds < 60) return t("identifying.underAMinute");
  if (seconds < 5_400) return t("identifying.minutes", { count: Math.round(seconds / 60) });
  return t("identifying.hours", { count: Math.round(seconds / 3_600) });
}

/** @param wasAtFirst whether the page came with it: then no beginning is announced. */
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

/** A screen reader is told the beginning and the end, and nothing in between. */
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
