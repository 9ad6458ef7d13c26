"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { waitingQuery } from "@/components/candidate/waiting-query";
import { useTexts } from "@/components/texts/texts-provider";

/** Most creates are answered before: then nothing flashes up. */
const silentMs = 3_000;

/**
 * What an invitation under way waits for, once that takes longer than usual. Always rendered, so that a screen reader
 * announces it.
 * @param submissionId undefined while none is under way.
 */
export function WaitingNote({ submissionId }: { submissionId: string | undefined }) {
  const { t } = useTexts();
  const longId = useLong(submissionId);
  const { data } = useQuery(waitingQuery(longId));
  const waitsFor = longId && data?.waitsFor;
  return (
    <p role="status" className="basis-full text-13 text-quiet empty:sr-only">
      {waitsFor && t(`invite.waitsFor.${waitsFor}`)}
    </p>
  );
}

/** The value, once it has been the same for `silentMs`. */
function useLong(value: string | undefined): string | undefined {
  const [long, setLong] = useState<string>();
  useEffect(() => {
    if (value === undefined) return;
    const timer = setTimeout(() => setLong(value), silentMs);
    return () => {
      clearTimeout(timer);
      setLong(undefined);
    };
  }, [value]);
  return long;
}
