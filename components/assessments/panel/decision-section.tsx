"use client";

import { decisionIcons } from "@/components/assessments/panel/decision-icons";
import { useDecide } from "@/components/assessments/panel/use-decide";
import { DetailSection } from "@/components/candidate/detail-section";
import { failureWords } from "@/components/http/problem-words";
import { useTexts } from "@/components/texts/texts-provider";
import { ToggleToolbar } from "@/components/ui/fields/toggle-toolbar";
import { Notice } from "@/components/ui/notice";
import { RelativeTime } from "@/components/ui/relative-time";
import { decisions } from "@/lib/assessments/names";
import type { AssessmentView, DecisionValue } from "@/lib/assessments/schema";

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
        <ToggleToolbar
          label={t("team.decision")}
          options={decisions.map((value) => ({ value, label: <DecisionWord value={value} /> }))}
          value={shown}
          onChoose={decide}
          className="flex flex-wrap gap-1.5 max-sm:grid max-sm:grid-cols-2"
        />
      ) : (
        decision && (
          <p className="flex items-center gap-1.5 text-14 font-[550] [&_svg]:size-4 [&_svg]:text-quiet">
            <DecisionWord value={decision.value} />
          </p>
        )
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

function DecisionWord({ value }: { value: DecisionValue }) {
  const { t } = useTexts();
  const Icon = decisionIcons[value];
  return (
    <>
      <Icon aria-hidden="true" />
      {t(`team.options.${value}`)}
    </>
  );
}
