"use client";

import { durationWords } from "@/components/figures/duration-words";
import { useTexts } from "@/components/texts/texts-provider";
import type { InsightsView } from "@/lib/insights/schema";

/** The median time to decide, or how few there are. */
export function Wait({ wait: { count, median } }: { wait: InsightsView["funnel"][number]["timeToDecide"] }) {
  const texts = useTexts();
  if (median !== undefined) return <span className="whitespace-nowrap">{durationWords(median, texts)}</span>;
  if (count === 0) return <span className="text-faint">{texts.t("common.none")}</span>;
  return (
    <span className="whitespace-nowrap text-faint" title={texts.t("insights.tooFewWhy")}>
      {texts.t("insights.tooFew", { count: texts.number(count) })}
    </span>
  );
}
