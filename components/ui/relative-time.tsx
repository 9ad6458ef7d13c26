"use client";

import { use, useState } from "react";
import { useTexts } from "@/components/texts/texts-provider";
import { RenderedAt } from "@/components/ui/behaviour/rendered-at";
import { useNow } from "@/components/ui/behaviour/use-now";
import { exactInUtc, exactLocally, inKnownZone, relativeTime } from "@/components/ui/format-time";

/** A moment relative to now, by the server’s clock while hydrating. `seconds` lets it tick. */
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
  /** Exact on hover: formatting it for each row of a page that only loads takes as long as drawing some. */
  const [isNear, setIsNear] = useState(false);
  const moment = Date.parse(at);
  if (Number.isNaN(moment)) return <span className={className}>{at}</span>;
  return (
    <time
      dateTime={at}
      onPointerEnter={() => setIsNear(true)}
      title={isNear ? `${exactLocally(moment, texts)}\n${exactInUtc(moment, texts.locale)}` : undefined}
      className={`tabular whitespace-nowrap ${className ?? ""}`}
    >
      {relativeTime(moment, now ?? renderedAt, inKnownZone(texts, now), { seconds })}
    </time>
  );
}
