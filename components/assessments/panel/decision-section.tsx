"use client";

import { useEffect, useRef, useState } from "react";
import { useDecide } from "@/components/assessments/panel/use-decide";
import { useExplain } from "@/components/assessments/panel/use-explain";
import { decisionIcons } from "@/components/candidate/decision-icons";
import { DetailSection } from "@/components/candidate/detail-section";
import { failureWords } from "@/components/http/problem-words";
import { useTexts } from "@/components/texts/texts-provider";
import { useLoaded } from "@/components/ui/behaviour/use-loaded";
import { useSay } from "@/components/ui/behaviour/use-say";
import { Button } from "@/components/ui/button";
import { ToggleToolbar } from "@/components/ui/fields/toggle-toolbar";
import { Notice } from "@/components/ui/notice";
import { RelativeTime } from "@/components/ui/relative-time";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { decisions } from "@/lib/assessments/names";
import type { AssessmentView, DecisionValue } from "@/lib/assessments/schema";

const loadReasonForm = () => import("@/components/candidate/reason-form").then((loaded) => loaded.ReasonForm);

/** The same colours as the list’s badges. */
const chosen: Partial<Record<DecisionValue, string>> = {
  advance: "border-advance bg-advance-soft text-advance hover:bg-advance-soft",
  hold: "border-hold bg-hold-soft text-hold hover:bg-hold-soft",
  reject: "border-reject bg-reject-soft text-reject hover:bg-reject-soft",
};

export function DecisionSection({
  assessment,
  canDecide,
  isOneOfSeveral = false,
}: {
  assessment: AssessmentView;
  canDecide: boolean;
  /** Several share the page, so the explanation is left out. */
  isOneOfSeveral?: boolean;
}) {
  const { t } = useTexts();
  const { decision } = assessment;
  const { shown, choose, error } = useDecide(assessment);
  return (
    <DetailSection title={t("team.decision")}>
      {canDecide ? (
        <ToggleToolbar
          label={t("team.decision")}
          options={decisions.map((value) => ({
            value,
            label: <DecisionWord value={value} isAct />,
            chosen: chosen[value],
            inPalette: value,
          }))}
          value={shown}
          onChoose={choose}
          className="flex flex-wrap gap-1.5 max-sm:grid max-sm:grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))]"
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
      {decision && decision.value !== "undecided" && (
        <Reason assessment={assessment} value={decision.value} canDecide={canDecide} />
      )}
      <p className="text-12 text-faint">
        {decision?.by ? (
          t.rich(decision.value === "undecided" ? "team.takenBackBy" : "team.decidedBy", {
            by: decision.by,
            when: () => <RelativeTime at={decision.at} />,
          })
        ) : decision ? (
          <RelativeTime at={decision.at} />
        ) : (
          t("team.undecidedYet")
        )}
        {!isOneOfSeveral && <> · {t("team.decisionMeans")}</>}
      </p>
    </DetailSection>
  );
}

/** Why it was decided so. */
function Reason({
  assessment,
  value,
  canDecide,
}: {
  assessment: AssessmentView;
  value: Exclude<DecisionValue, "undecided">;
  canDecide: boolean;
}) {
  const { t } = useTexts();
  const { reason } = assessment.decision ?? {};
  const explaining = useExplain(assessment);
  const [isOpen, setIsOpen] = useState(false);
  const ReasonForm = useLoaded(loadReasonForm, isOpen);
  const [said, say] = useSay();
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const isClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    // The form is gone, and the focus with it.
    if (isClosed && document.activeElement === document.body) opener.current?.focus();
  }, [isOpen]);
  const onSuccess = () => {
    setIsOpen(false);
    say(t("deciding.reasonSaved"));
  };
  return (
    <>
      {isOpen && ReasonForm ? (
        <>
          <ReasonForm
            of={String(assessment.id)}
            decision={value}
            reason={reason}
            isSaving={explaining.isPending}
            onSave={(given) => explaining.mutate(given, { onSuccess })}
            onCancel={() => setIsOpen(false)}
          />
          {explaining.error && (
            <Notice tone="warning" role="alert">
              {failureWords(explaining.error, t)}
            </Notice>
          )}
        </>
      ) : (
        <div className="flex flex-wrap items-baseline gap-x-2 gap-y-1 text-13">
          {reason && (
            <p className="min-w-0 break-words">
              {reason.label && <bdi className="font-[550]">{reason.label}</bdi>}
              {reason.label && reason.words && <br />}
              {reason.words}
            </p>
          )}
          {canDecide && (
            <Button ref={opener} size="sm" variant="ghost" className="-ml-2" onClick={() => setIsOpen(true)}>
              {t(reason ? "deciding.editReason" : "deciding.addReason")}
            </Button>
          )}
        </div>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}

/** @param isAct on what decides, which is a verb in some languages; “Undecided” is a state on a button, too. */
function DecisionWord({ value, isAct = false }: { value: DecisionValue; isAct?: boolean }) {
  const { t } = useTexts();
  const Icon = decisionIcons[value];
  return (
    <>
      <Icon aria-hidden="true" />
      {t(isAct && value !== "undecided" ? `deciding.acts.${value}` : `team.options.${value}`)}
    </>
  );
}
