"use client";

import { decisionIcons } from "@/components/assessments/decision-icons";
import { DetailSection } from "@/components/assessments/detail-section";
import { useDecide } from "@/components/assessments/use-decide";
import { failureWords } from "@/components/texts/problem-words";
import { useTexts } from "@/components/texts/texts-provider";
import { cn } from "@/components/ui/cn";
import { Notice } from "@/components/ui/notice";
import { RelativeTime } from "@/components/ui/relative-time";
import { decisions } from "@/lib/assessments/names";
import type { AssessmentView } from "@/lib/assessments/schema";

/** What the team makes of it: one of four, changed by whoever may. */
export function DecisionSection({
  assessment,
  canDecide,
}: {
  assessment: AssessmentView;
  canDecide: boolean;
}) {
  const { t } = useTexts();
  const { decision } = assessment;
  const { shown, decide, error } = useDecide(assessment);
  return (
    <DetailSection title={t("team.decision")}>
      <fieldset disabled={!canDecide} className="flex flex-wrap gap-1.5 max-sm:grid max-sm:grid-cols-2">
        <legend className="sr-only">{t("team.decision")}</legend>
        {decisions.map((value) => {
          const Icon = decisionIcons[value];
          return (
            <label
              key={value}
              className={cn(
                "flex h-8 items-center gap-1.5 rounded-md border border-line-strong px-2.5 text-13 font-[550] text-quiet transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent pointer-coarse:h-11",
                canDecide && "hover:bg-hover",
                shown === value && "border-ink bg-pressed text-ink",
              )}
            >
              <input
                type="radio"
                name={`decision-${assessment.id}`}
                value={value}
                checked={shown === value}
                onChange={() => decide(value)}
                className="sr-only"
              />
              <Icon aria-hidden="true" className="size-3.5" />
              {t(`team.options.${value}`)}
            </label>
          );
        })}
      </fieldset>
      {error && (
        <Notice tone="warning" role="alert">
          {failureWords(error, t)}
        </Notice>
      )}
      <p className="text-12 text-faint">
        {decision
          ? t.rich("team.decidedBy", { by: decision.by, when: () => <RelativeTime at={decision.at} /> })
          : t("team.undecidedYet")}
        {" · "}
        {t("team.decisionMeans")}
      </p>
    </DetailSection>
  );
}
