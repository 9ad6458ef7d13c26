"use client";

import { use } from "react";
import { useTexts } from "@/components/texts/texts-provider";
import { cn } from "@/components/ui/cn";
import { exactInUtc, exactLocally, inKnownZone, relativeTime } from "@/components/ui/format-time";
import { RenderedAt } from "@/components/ui/rendered-at";
import { useNow } from "@/components/ui/use-now";

/**
 * A moment, relative to now: to the server's until the browser runs, then to the reader's own, in the zone
 * they have chosen, or the browser's. Exact on hover. `seconds` lets it tick every second.
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
  const texts = useTexts();
  const now = useNow(seconds ? 1_000 : 10_000);
  const renderedAt = use(RenderedAt);
  const moment = Date.parse(at);
  if (Number.isNaN(moment)) return <span className={className}>{at}</span>;
  const inUtc = exactInUtc(moment, texts.locale);
  return (
    <time
      dateTime={at}
      title={now === undefined ? inUtc : `${exactLocally(moment, texts)}\n${inUtc}`}
      className={cn("tabular whitespace-nowrap", className)}
    >
      {relativeTime(moment, now ?? renderedAt, inKnownZone(texts, now), { seconds })}
    </time>
  );
}
