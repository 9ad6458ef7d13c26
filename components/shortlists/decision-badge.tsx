"use client";

import { decisionIcons } from "@/components/candidate/decision-icons";
import { useTexts } from "@/components/texts/texts-provider";
import type { ReadCandidate } from "@/lib/shortlists/schema";

const looks = {
  advance: "bg-advance-soft text-advance",
  hold: "bg-hold-soft text-hold",
  reject: "bg-reject-soft text-reject",
} as const;

/** By icon and word, so that it is told apart without its colour. */
export function DecisionBadge({ decision }: { decision: NonNullable<ReadCandidate["decision"]> }) {
  const { t } = useTexts();
  const Icon = decisionIcons[decision];
  return (
    <span
      className={`inline-flex h-5.5 w-fit items-center gap-1 rounded-full pr-2 pl-1.5 text-12 font-[550] whitespace-nowrap print:border print:border-line-strong ${looks[decision]}`}
    >
      <Icon aria-hidden="true" className="size-3.5 shrink-0" />
      {t(`team.options.${decision}`)}
    </span>
  );
}
