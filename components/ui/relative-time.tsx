"use client";

import { cn } from "@/components/ui/cn";
import { exactInUtc, exactLocally, relativeTime } from "@/components/ui/format-time";
import { useNow } from "@/components/ui/use-now";

/**
 * A moment: exact in UTC from the server, relative in the reader's zone once the browser runs, with both
 * zones on hover. `seconds` lets it tick every second.
 */
export function RelativeTime({
  at,
  seconds = false,
  className,
}: {
  /** ISO 8601. */
  at: string;
  seconds?: boolean;
  className?: string;
}) {
  const now = useNow(seconds ? 1_000 : 10_000);
  const moment = Date.parse(at);
  if (Number.isNaN(moment)) return <span className={className}>{at}</span>;
  const inUtc = exactInUtc(moment);
  return (
    <time
      dateTime={at}
      title={now === undefined ? inUtc : `${exactLocally(moment)}\n${inUtc}`}
      className={cn("tabular whitespace-nowrap", className)}
    >
      {now === undefined ? inUtc : relativeTime(moment, now, { seconds })}
    </time>
  );
}
