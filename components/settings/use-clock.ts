"use client";

import { use } from "react";
import { useTexts } from "@/components/texts/texts-provider";
import { RenderedAt } from "@/components/ui/behaviour/rendered-at";
import { useNow } from "@/components/ui/behaviour/use-now";
import { clockTime, inKnownZone } from "@/components/ui/format-time";

/** Formats an ISO instant: the time, with the day unless it is today. */
export function useClock(): (at: string) => string {
  const texts = useTexts();
  const now = useNow(60_000);
  const renderedAt = use(RenderedAt);
  return (at) => clockTime(Date.parse(at), now ?? renderedAt, inKnownZone(texts, now));
}
