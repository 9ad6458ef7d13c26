"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { ClaimNotice } from "@/components/assessments/identity/claim-notice";
import { useClaimDraft } from "@/components/assessments/identity/use-claim-draft";
import { type ClaimOutcome, claimAssessment } from "@/components/candidate/claim-assessment";
import { EmailField } from "@/components/candidate/fields/email-field";
import { InterviewField } from "@/components/candidate/fields/interview-field";
import { placeErrors, showErrors } from "@/components/candidate/fields/place-errors";
import { TextField } from "@/components/candidate/fields/text-field";
import { useHoldLettersIn } from "@/components/keyboard/use-hold-letters-in";
import { assessmentQuery } from "@/components/rows/assessment-query";
import { changeRows } from "@/components/rows/change-rows";
import { useListStore, useTakeRow } from "@/components/rows/use-list-state";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { SubmitButton } from "@/components/ui/fields/submit-button";
import type { AssessmentView } from "@/lib/assessments/schema";
import { type InvitationInput, invitationInputSchema } from "@/lib/invitations/schema";

const blank = {
  interviewId: undefined,
  candidate: { email: "", firstName: "", lastName: "" },
  suppressCandidateEmail: false,
};

const valuesOf = ({ interview, candidate }: AssessmentView) => ({
  interviewId: interview?.id,
  candidate,
  suppressCandidateEmail: false,
});

type ClaimFormProps = {
  assessment: AssessmentView;
  /** The claim that is corrected. */
  replaces?: string;
  onTyping: () => void;
  onCancel?: () => void;
  onClaimed: () => void;
};

/** An invitation’s fields, without those that only the service would use. */
export function ClaimForm({ assessment, replaces, onTyping, onCancel, onClaimed }: ClaimFormProps) {
  const form = useForm<z.input<typeof invitationInputSchema>, unknown, InvitationInput>({
    resolver: zodResolver(invitationInputSchema),
    defaultValues: replaces === undefined ? { suppressCandidateEmail: false } : valuesOf(assessment),
    mode: "onSubmit",
    reValidateMode: "onSubmit",
  });
  const element = useRef<HTMLFormElement>(null);
  useHoldLettersIn(element, form.formState.isDirty);
  const { t } = useTexts();
  const client = useQueryClient();
  const store = useListStore();
  const beginTaking = useTakeRow();
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
    const takeRow = beginTaking();
    const result = await changeRows(store, [assessment.id], () =>
      claimAssessment(assessment.id, { interviewId, candidate, replaces }),
    );
    setOutcome(result);
    if (result.kind === "invalid") showErrors(form, placeErrors(result.errors).fields);
    if (result.kind !== "claimed") return;
    takeRow(result.assessment);
    void client.invalidateQueries(assessmentQuery(assessment.id));
    settle();
  });

  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex max-w-xl flex-col gap-4"
    >
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
