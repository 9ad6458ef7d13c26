"use client";

import { use } from "react";
import { useTexts } from "@/components/texts/texts-provider";
import { RenderedAt } from "@/components/ui/behaviour/rendered-at";
import { useNow } from "@/components/ui/behaviour/use-now";
import { exactInUtc, exactLocally, inKnownZone, relativeTime } from "@/components/ui/format-time";

/** A moment relative to now, by the server’s clock while hydrating. Exact on hover. `seconds` lets it tick. */
export function RelativeTime({
  at,
  seconds = false,
  className,
}: {
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
      className={`tabular whitespace-nowrap ${className ?? ""}`}
    >
      {relativeTime(moment, now ?? renderedAt, inKnownZone(texts, now), { seconds })}
    </time>
  );
}
