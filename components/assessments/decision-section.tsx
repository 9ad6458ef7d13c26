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
import type { AssessmentView, DecisionValue } from "@/lib/assessments/schema";

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
      {canDecide ? (
        <Choice name={`decision-${assessment.id}`} chosen={shown} onChoose={decide} />
      ) : (
        decision && <Chosen value={decision.value} />
      )}
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

function Choice({
  name,
  chosen,
  onChoose,
}: {
  /** What holds its options together. */
  name: string;
  chosen: DecisionValue;
  onChoose: (value: DecisionValue) => void;
}) {
  const { t } = useTexts();
  return (
    <fieldset className="flex flex-wrap gap-1.5 max-sm:grid max-sm:grid-cols-2">
      <legend className="sr-only">{t("team.decision")}</legend>
      {decisions.map((value) => {
        const Icon = decisionIcons[value];
        return (
          <label
            key={value}
            className={cn(
              "flex h-8 items-center gap-1.5 rounded-md border border-line-strong px-2.5 text-13 font-[550] text-quiet transition-colors hover:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent pointer-coarse:h-11",
              chosen === value && "border-ink bg-pressed text-ink",
            )}
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={chosen === value}
              onChange={() => onChoose(value)}
              className="sr-only"
            />
            <Icon aria-hidden="true" className="size-3.5" />
            {t(`team.options.${value}`)}
          </label>
        );
      })}
    </fieldset>
  );
}

/** For who may not change it. */
function Chosen({ value }: { value: DecisionValue }) {
  const { t } = useTexts();
  const Icon = decisionIcons[value];
  return (
    <p className="flex items-center gap-1.5 text-14 font-[550]">
      <Icon aria-hidden="true" className="size-4 text-quiet" />
      {t(`team.options.${value}`)}
    </p>
  );
}
