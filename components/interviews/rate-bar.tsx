"use client";

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
      <span aria-hidden="true" className="h-1 w-10 overflow-hidden rounded-full bg-pressed">
        <span className="block h-full rounded-full bg-recommended" style={{ width: `${percent}%` }} />
      </span>
      <span className="tabular text-quiet">{t("common.percent", { percent: String(percent) })}</span>
    </span>
  );
}
