"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { candidateLines } from "@/components/assessments/candidate-name";
import { CopyLinkButton } from "@/components/assessments/copy-link-button";
import { OverlookedFrame } from "@/components/invitations/overlooked-frame";
import { SettledMark } from "@/components/invitations/settled-mark";
import { attentionQuery } from "@/components/query/attention-query";
import { post } from "@/components/query/request-json";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import type { AssessmentView } from "@/lib/assessments/schema";

/** One assessment whose link nobody has handed over, with the link at hand. */
export function NotHandedOverItem({
  assessment,
  isSettled,
  canInvite,
}: {
  assessment: AssessmentView;
  /** It needs nobody any more, and stays until the list is closed. */
  isSettled: boolean;
  canInvite: boolean;
}) {
  const { t } = useTexts();
  const client = useQueryClient();
  const handOver = useMutation({
    mutationFn: () => post(`/api/assessments/${assessment.id}/handed-over`),
    onSettled: () => client.invalidateQueries(attentionQuery()),
  });
  const { name } = candidateLines(assessment, t);
  const { id, applicationUrl, identity } = assessment;
  return (
    <OverlookedFrame
      assessment={assessment}
      kind="notHandedOver"
      state={isSettled ? "settled" : "waits"}
      error={handOver.error}
    >
      {canInvite && applicationUrl && (
        <div className="flex flex-wrap items-center gap-1.5 sm:justify-end">
          {isSettled ? (
            <SettledMark>{t("attention.handedOver")}</SettledMark>
          ) : (
            <Button
              size="sm"
              variant="ghost"
              pending={handOver.isPending}
              aria-label={t("common.labelled", { label: t("attention.handItOver"), what: name })}
              onClick={() => handOver.mutate()}
            >
              {t("attention.handItOver")}
            </Button>
          )}
          {/* It stays: what it says of the copy is read there, and the focus is on it. */}
          <CopyLinkButton
            size="sm"
            assessmentId={id}
            applicationUrl={applicationUrl}
            isProbable={identity === "probable"}
            what={name}
          />
        </div>
      )}
    </OverlookedFrame>
  );
}
