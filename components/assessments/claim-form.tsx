"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { type ClaimOutcome, claimAssessment } from "@/components/assessments/claim-assessment";
import { ClaimNotice } from "@/components/assessments/claim-notice";
import { useClaimDraft } from "@/components/assessments/use-claim-draft";
import { EmailField } from "@/components/invitations/email-field";
import { placeErrors } from "@/components/invitations/form-errors";
import { InterviewField } from "@/components/invitations/interview-field";
import { TextField } from "@/components/invitations/text-field";
import { assessmentQuery } from "@/components/query/assessment-query";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { SubmitButton } from "@/components/ui/submit-button";
import type { AssessmentView } from "@/lib/assessments/schema";
import { type InvitationInput, invitationInputSchema } from "@/lib/invitations/schema";

const blank = {
  interviewId: undefined,
  candidate: { email: "", firstName: "", lastName: "" },
  suppressCandidateEmail: false,
};

/** Who it is: the fields of an invitation, without what only the service would do with them. */
export function ClaimForm({
  assessment,
  replaces,
  onTyping,
  onCancel,
  onClaimed,
}: {
  assessment: AssessmentView;
  /** The claim that is corrected. */
  replaces?: string;
  onTyping: () => void;
  onCancel?: () => void;
  onClaimed: () => void;
}) {
  const form = useForm<z.input<typeof invitationInputSchema>, unknown, InvitationInput>({
    resolver: zodResolver(invitationInputSchema),
    defaultValues:
      replaces === undefined
        ? { suppressCandidateEmail: false }
        : {
            interviewId: assessment.interview?.id,
            candidate: assessment.candidate,
            suppressCandidateEmail: false,
          },
    mode: "onSubmit",
    reValidateMode: "onChange",
  });
  const { t } = useTexts();
  const client = useQueryClient();
  const [outcome, setOutcome] = useState<ClaimOutcome>();
  const draft = useClaimDraft(form, assessment.id, replaces);

  const noteTyping = useEffectEvent((name: string | undefined) => {
    if (name) {
      onTyping();
      draft.keep();
    }
    if (name === "candidate.email" || name === "interviewId") setOutcome(undefined);
  });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ name }) => noteTyping(name) }),
    [form],
  );
  const settle = () => {
    draft.clear();
    onClaimed();
  };
  const cancel = () => {
    draft.clear();
    setOutcome(undefined);
    form.reset(blank);
    onCancel?.();
  };

  const submit = form.handleSubmit(async ({ interviewId, candidate }) => {
    const result = await claimAssessment(assessment.id, { interviewId, candidate, replaces });
    setOutcome(result);
    if (result.kind === "invalid") {
      for (const [index, { field, text }] of placeErrors(result.errors).fields.entries()) {
        form.setError(field, { type: "server", message: text }, { shouldFocus: index === 0 });
      }
    }
    if (result.kind !== "claimed") return;
    const query = assessmentQuery(assessment.id);
    client.setQueryData(query.queryKey, (detail) => detail && { ...detail, assessment: result.assessment });
    void client.invalidateQueries(query);
    settle();
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex max-w-xl flex-col gap-4">
      <p className="text-13 text-quiet">
        {replaces === undefined ? t("claims.intro") : t("claims.correctionIntro")}{" "}
        {draft.isRestored && t("invite.restored")}
      </p>
      <ClaimNotice outcome={outcome} assessmentId={assessment.id} onSettled={settle} />
      <InterviewField form={form} />
      <EmailField form={form} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField form={form} name="candidate.firstName" label={t("invite.firstName")} />
        <TextField form={form} name="candidate.lastName" label={t("invite.lastName")} />
      </div>
      <div className="flex gap-2">
        <SubmitButton variant="primary" pending={form.formState.isSubmitting}>
          {t(replaces === undefined ? "claims.submit" : "claims.saveCorrection")}
        </SubmitButton>
        {onCancel && (
          <Button variant="ghost" onClick={cancel}>
            {t("common.cancel")}
          </Button>
        )}
      </div>
    </form>
  );
}
