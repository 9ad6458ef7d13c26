"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import {
  type DraftValues,
  draftValuesSchema,
  emptyValues,
  invitationDraft,
} from "@/components/invitations/draft";
import { placeErrors } from "@/components/invitations/form-errors";
import { type Submission, submissionFor } from "@/components/invitations/submission";
import { isUnanswered, type Outcome, submitInvitation } from "@/components/invitations/submit-invitation";
import { attentionQuery } from "@/components/query/attention-query";
import type { AssessmentView } from "@/lib/assessments/schema";
import { type InvitationInput, invitationInputSchema } from "@/lib/invitations/schema";
import type { InvitationView } from "@/lib/invitations/view-schema";

export type InvitationFormOptions = {
  userId: string;
  interviewId?: number;
  /** An invitation that never left, to be tried again. */
  from?: InvitationView;
};

/** The last answer, with what was asked, the texts that no field takes, and whether a field took any. */
export type Answer = { outcome: Outcome; input: InvitationInput; above: string[]; onFields: boolean };

const valuesOf = ({ interview, candidate, suppressCandidateEmail }: InvitationView): DraftValues => ({
  interviewId: interview.id,
  candidate: { ...emptyValues.candidate, ...candidate },
  suppressCandidateEmail,
});

/**
 * The form for an invitation: it keeps a draft over a reload, sends each submission once, and puts the
 * answer where it belongs. Nothing typed is lost, whatever the answer.
 */
export function useInvitationForm({ userId, interviewId, from }: InvitationFormOptions) {
  const form = useForm<z.input<typeof invitationInputSchema>, unknown, InvitationInput>({
    resolver: zodResolver(invitationInputSchema),
    // Text fields begin without a value of ours: what was typed before the page came alive stays.
    defaultValues: from ? valuesOf(from) : { interviewId, suppressCandidateEmail: false },
    mode: "onSubmit",
    reValidateMode: "onChange",
  });
  const client = useQueryClient();
  const drafts = useMemo(() => invitationDraft(userId), [userId]);
  const unanswered = useRef<Submission>(undefined);
  const isSending = useRef(false);
  const [answer, setAnswer] = useState<Answer>();
  const [isRestored, setIsRestored] = useState(false);

  const keepDraft = useMemo(
    () => () => {
      const values = draftValuesSchema.safeParse(form.getValues());
      if (values.success) drafts.save({ values: values.data, unanswered: unanswered.current });
    },
    [form, drafts],
  );

  useEffect(() => {
    const draft = from ? undefined : drafts.load();
    if (draft) {
      const { candidate, ...rest } = draft.values;
      const typed = form.getValues("candidate") ?? {};
      const given = Object.fromEntries(Object.entries(typed).filter(([, value]) => value));
      form.reset({
        ...rest,
        interviewId: interviewId ?? rest.interviewId,
        candidate: { ...candidate, ...given },
      });
      unanswered.current = draft.unanswered;
      setIsRestored(true);
    }
    return form.subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        keepDraft();
        // The answer was about another candidate or interview.
        if (name === "candidate.email" || name === "interviewId") setAnswer(undefined);
      },
    });
  }, [form, drafts, keepDraft, from, interviewId]);

  async function send(input: InvitationInput, confirm?: "again"): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    const submission = submissionFor({ ...input, confirm }, unanswered.current);
    unanswered.current = submission;
    keepDraft();
    try {
      const outcome = await submitInvitation(input, submission, confirm);
      unanswered.current = isUnanswered(outcome) ? submission : undefined;
      take(outcome, input);
    } finally {
      isSending.current = false;
    }
  }

  function take(outcome: Outcome, input: InvitationInput): void {
    const placed = outcome.kind === "invalid" ? placeErrors(outcome.errors) : { fields: [], above: [] };
    setAnswer({ outcome, input, above: placed.above, onFields: placed.fields.length > 0 });
    for (const [index, { field, text }] of placed.fields.entries()) {
      form.setError(field, { type: "server", message: text }, { shouldFocus: index === 0 });
    }
    if (outcome.kind === "created" || outcome.kind === "unconfirmed" || outcome.kind === "claimed") {
      drafts.clear();
      void client.invalidateQueries(attentionQuery());
    } else keepDraft();
  }

  function startOver(values: Partial<DraftValues> = {}): void {
    unanswered.current = undefined;
    setAnswer(undefined);
    setIsRestored(false);
    form.reset({ ...emptyValues, ...values });
    drafts.clear();
  }

  return {
    form,
    answer,
    isRestored,
    startOver,
    submit: form.handleSubmit((input) => send(input)),
    /** A row turned out to be the candidate's: that answers the submission. */
    takeClaimed: (assessment: AssessmentView, input: InvitationInput) =>
      take({ kind: "claimed", assessment }, input),
    submitAgain: form.handleSubmit((input) => send(input, "again")),
  };
}

export type InvitationForm = ReturnType<typeof useInvitationForm>;
