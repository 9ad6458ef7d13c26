"use client";

import { ShareBar } from "@/components/figures/share-bar";
import { recommendedPercent } from "@/components/interviews/rate";
import { useTexts } from "@/components/texts/texts-provider";
import type { InterviewView } from "@/lib/interviews/schema";

type Outcomes = Pick<InterviewView, "recommended" | "notRecommended">;

export function RateBar({ interview }: { interview: Outcomes }) {
  const { t } = useTexts();
  const percent = recommendedPercent(interview);
  if (percent === undefined) return <span className="text-faint">{t("common.none")}</span>;
  return (
    <span className="flex items-center gap-2.5">
      <ShareBar part={percent} whole={100} look="bg-recommended" className="h-1 w-10 forced-colors:h-1.5" />
      <span className="tabular text-quiet">{t("common.percent", { percent: String(percent) })}</span>
    </span>
  );
}
