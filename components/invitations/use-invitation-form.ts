"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { type Resolver, useForm } from "react-hook-form";
import type { z } from "zod";
import type { InvitationValuesForm } from "@/components/candidate/fields/invitation-values";
import { placeErrors, showErrors } from "@/components/candidate/fields/place-errors";
import { attentionKey } from "@/components/http/query-keys";
import {
  type DraftValues,
  emptyValues,
  invitationDraft,
  toDraftValues,
} from "@/components/invitations/draft";
import { loadSending } from "@/components/invitations/load-sending";
import { isUnanswered, type Submission, submissionFor } from "@/components/invitations/submission";
import type { Outcome } from "@/components/invitations/submit-invitation";
import { onFirstSign } from "@/components/ui/behaviour/on-first-sign";
import type { AssessmentView } from "@/lib/assessments/schema";
import type { InvitationInput, invitationInputSchema } from "@/lib/invitations/schema";
import type { InvitationView } from "@/lib/invitations/view-schema";

export type InvitationFormOptions = {
  userId: string;
  interviewId?: number;
  /** A failed invitation, to edit and retry. */
  from?: InvitationView;
  /** A known candidate to invite again. */
  candidate?: CandidateView;
};

/** The last outcome with its input. `above`: errors without a field; `onFields`: whether fields have some. */
export type Answer = { outcome: Outcome; input: InvitationInput; above: string[]; onFields: boolean };

type Candidate = DraftValues["candidate"];
type CandidateView = NonNullable<AssessmentView["candidate"]>;

const written = (candidate: CandidateView): Candidate => ({
  email: candidate.email,
  firstName: candidate.firstName ?? "",
  lastName: candidate.lastName ?? "",
  phoneNumber: candidate.phoneNumber ?? "",
  resumeUrl: candidate.resumeUrl ?? "",
  externalId: candidate.externalId ?? "",
});

const valuesOf = ({ interview, candidate, suppressCandidateEmail }: InvitationView): DraftValues => ({
  interviewId: interview.id,
  candidate: written(candidate),
  suppressCandidateEmail,
});

/** The draft’s values, except where something else has been typed meanwhile. */
function withTyped(draft: DraftValues, begun: DraftValues, form: InvitationValuesForm): DraftValues {
  const typed = Object.entries({ ...begun.candidate, ...form.getValues("candidate") });
  const given = Object.fromEntries(
    typed.filter(([name, value]) => value && value !== begun.candidate[name as keyof Candidate]),
  );
  return { ...draft, candidate: { ...draft.candidate, ...given } };
}

type FormValues = z.input<typeof invitationInputSchema>;

const resolver: Resolver<FormValues, unknown, InvitationInput> = async (...asked) =>
  (await loadSending())?.checkInvitation(...asked) ?? {
    values: {},
    errors: { root: { type: "not_loaded" } },
  };

/** What is typed is never lost: a draft survives a reload. Each submission is sent once. */
export function useInvitationForm({ userId, interviewId, from, candidate }: InvitationFormOptions) {
  const [begun] = useState((): DraftValues => {
    if (from) return valuesOf(from);
    return candidate ? { ...emptyValues, candidate: written(candidate) } : emptyValues;
  });
  const form = useForm<FormValues, unknown, InvitationInput>({
    resolver,
    // Text fields have no default value: what was typed before the page hydrates stays.
    defaultValues:
      from || candidate
        ? { ...begun, interviewId: interviewId ?? begun.interviewId }
        : { interviewId, suppressCandidateEmail: false },
    mode: "onSubmit",
    reValidateMode: "onSubmit",
  });
  const client = useQueryClient();
  /** Whose draft it is. The next candidate’s is a new one. */
  const draftOf = useRef(from?.id ?? (candidate && `candidate-${candidate.id}`));
  const drafts = useCallback(() => invitationDraft(userId, draftOf.current), [userId]);
  const unanswered = useRef<Submission>(undefined);
  const isSending = useRef(false);
  /** An unusual one that the recruiter says is right. */
  const confirmedAddress = useRef<string>(undefined);
  /** Leaving the form while its checks load cancels the submission. */
  const isLeft = useRef(false);
  const [answer, setAnswer] = useState<Answer>();
  const [submissionId, setSubmissionId] = useState<string>();
  const [isRestored, setIsRestored] = useState(false);

  const keepDraft = useMemo(
    () => () => {
      drafts().save({ values: toDraftValues(form.getValues()), unanswered: unanswered.current });
    },
    [form, drafts],
  );

  useEffect(() => onFirstSign(() => void loadSending()), []);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  useEffect(() => {
    const draft = drafts().load();
    if (draft) {
      const values = withTyped(draft.values, begun, form);
      form.reset({ ...values, interviewId: interviewId ?? values.interviewId });
      unanswered.current = draft.unanswered;
      setIsRestored(true);
    }
    return form.subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        keepDraft();
        // The outcome was about another candidate or interview.
        if (name === "candidate.email" || name === "interviewId") setAnswer(undefined);
      },
    });
  }, [form, drafts, keepDraft, begun, interviewId]);

  async function send(input: InvitationInput, confirm?: "again"): Promise<void> {
    if (isSending.current) return;
    const sending = await loadSending();
    if (!sending || isSending.current || isLeft.current) return;
    const { email } = input.candidate;
    if (sending.isUnusualAddress(email) && confirmedAddress.current !== email) {
      const typed = form.getValues("candidate.email").trim();
      take({ kind: "unusual_address", typed, sent: email }, input);
      return;
    }
    isSending.current = true;
    const submission = submissionFor({ ...input, confirm }, unanswered.current);
    setSubmissionId(submission.id);
    unanswered.current = submission;
    keepDraft();
    try {
      const outcome = await sending.submitInvitation(input, submission.id, confirm);
      unanswered.current = isUnanswered(outcome) ? submission : undefined;
      take(outcome, input);
    } finally {
      isSending.current = false;
      setSubmissionId(undefined);
    }
  }

  function take(outcome: Outcome, input: InvitationInput): void {
    const placed = outcome.kind === "invalid" ? placeErrors(outcome.errors) : { fields: [], above: [] };
    setAnswer({ outcome, input, above: placed.above, onFields: placed.fields.length > 0 });
    showErrors(form, placed.fields);
    if (outcome.kind === "created" || outcome.kind === "unconfirmed" || outcome.kind === "claimed") {
      drafts().clear();
      void client.invalidateQueries({ queryKey: attentionKey });
    } else keepDraft();
  }

  function begin(values: DraftValues): void {
    unanswered.current = undefined;
    setAnswer(undefined);
    setIsRestored(false);
    form.reset(values);
    drafts().clear();
  }

  function inviteAnother(values: Partial<DraftValues> = {}): void {
    begin({ ...emptyValues, ...values });
    draftOf.current = undefined;
  }

  return {
    form,
    answer,
    /** Of the one under way. */
    submissionId,
    isRestored,
    startOver: () => begin(begun),
    inviteAnother,
    submit: form.handleSubmit((input) => send(input)),
    /** An existing assessment turned out to be the candidate’s: that settles the submission. */
    takeClaimed: (assessment: AssessmentView, input: InvitationInput) =>
      take({ kind: "claimed", assessment }, input),
    submitToUnusual: form.handleSubmit((input) => {
      confirmedAddress.current = input.candidate.email;
      return send(input);
    }),
    submitAgain: form.handleSubmit((input) => send(input, "again")),
  };
}

export type InvitationForm = ReturnType<typeof useInvitationForm>;
