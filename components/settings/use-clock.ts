"use client";

import { use } from "react";
import { useTexts } from "@/components/texts/texts-provider";
import { clockTime, inKnownZone } from "@/components/ui/format-time";
import { RenderedAt } from "@/components/ui/rendered-at";
import { useNow } from "@/components/ui/use-now";

/** Tells an ISO instant as a time of today, or a day and a time, in the reader's zone. */
export function useClock(): (at: string) => string {
  const texts = useTexts();
  const now = useNow(60_000);
  const renderedAt = use(RenderedAt);
  return (at) => clockTime(Date.parse(at), now ?? renderedAt, inKnownZone(texts, now));
}
