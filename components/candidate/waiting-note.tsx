"use client";

import { useEffect, useState } from "react";
import { useLoaded } from "@/components/ui/behaviour/use-loaded";

/** Most creates are answered before: then nothing flashes up. */
const silentMs = 3_000;

const loadText = () => import("@/components/candidate/waiting-text").then(({ WaitingText }) => WaitingText);

/**
 * What an invitation under way waits for, once that takes longer than usual. Always rendered, so that a screen reader
 * announces it.
 * @param submissionId undefined while none is under way.
 */
export function WaitingNote({ submissionId }: { submissionId: string | undefined }) {
  const longId = useLong(submissionId);
  const WaitingText = useLoaded(loadText, longId, false);
  return (
    <p role="status" className="basis-full text-13 text-quiet empty:sr-only">
      {WaitingText && longId && <WaitingText submissionId={longId} />}
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
