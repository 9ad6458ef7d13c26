"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { attentionQuery } from "@/components/attention/attention-query";
import { FollowUpFrame } from "@/components/attention/follow-up-frame";
import { SettledMark } from "@/components/attention/settled-mark";
import { candidateLines } from "@/components/candidate/candidate-name";
import { CopyLinkButton } from "@/components/candidate/copy-link-button";
import { post } from "@/components/http/request-json";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import type { AssessmentView } from "@/lib/assessments/schema";

export function NotHandedOverItem({
  assessment,
  isSettled,
  canInvite,
}: {
  assessment: AssessmentView;
  /** It is dealt with, and stays until the list is closed. */
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
    <FollowUpFrame
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
          {/* It stays after copying: it says how that went, and has the focus. */}
          <CopyLinkButton
            size="sm"
            assessmentId={id}
            applicationUrl={applicationUrl}
            isProbable={identity === "probable"}
            what={name}
          />
        </div>
      )}
    </FollowUpFrame>
  );
}
