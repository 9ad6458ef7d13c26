import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import {
  type Candidate,
  type CorrectionDraft,
  correctionAnswer,
  correctionDraft,
  refusalOf,
  type Typed,
  typedOf,
} from "@/components/assessments/identity/correction";
import { patchJson } from "@/components/http/request-json";
import { assessmentQuery } from "@/components/rows/assessment-query";
import { useTakeRow } from "@/components/rows/use-list-state";
import { usePersonId } from "@/components/session/person-id";
import type { AssessmentView } from "@/lib/assessments/schema";

export type CorrectionProps = {
  assessment: AssessmentView;
  candidate: Candidate;
  /** Typed before a reload. */
  draft?: CorrectionDraft;
  onDone: () => void;
};

/** The typed fields, kept until they are saved or given up. */
export function useCorrection({ assessment: { id, identity }, candidate, draft, onDone }: CorrectionProps) {
  const client = useQueryClient();
  const beginTaking = useTakeRow();
  const personId = usePersonId();
  const [typed, setTyped] = useState<Typed>(() => draft?.typed ?? typedOf(candidate));
  /** The values that the typed ones replace: those that the person saw when they began, or were told of since. */
  const [from, setFrom] = useState(draft?.from ?? candidate);
  useEffect(() => correctionDraft(id, personId).save({ typed, from }), [id, personId, typed, from]);
  const done = () => {
    correctionDraft(id, personId).clear();
    onDone();
  };

  // The service told the e-mail address: it can’t be corrected here.
  const isTold = identity === "learned";
  const saving = useMutation({
    mutationFn: ({ email, ...rest }: Typed) =>
      patchJson(
        `/api/assessments/${id}/candidate`,
        { candidate: isTold ? rest : { ...rest, email }, from },
        correctionAnswer,
      ),
    onMutate: beginTaking,
    onSuccess({ assessment }, _, takeRow) {
      takeRow(assessment);
      void client.invalidateQueries(assessmentQuery(id));
      done();
    },
    onError(error) {
      const { theirs } = refusalOf(error, id);
      if (theirs) setFrom(theirs);
    },
  });

  return {
    typed,
    isTold,
    type: (fields: Partial<Typed>) => setTyped((before) => ({ ...before, ...fields })),
    /** Only into empty fields. */
    fillNames: ({ firstName = "", lastName = "" }: Partial<Typed>) =>
      setTyped((before) => ({
        ...before,
        firstName: before.firstName.trim() ? before.firstName : firstName,
        lastName: before.lastName.trim() ? before.lastName : lastName,
      })),
    save: () => saving.isPending || saving.mutate(typed),
    isSaving: saving.isPending,
    error: saving.error,
    refusal: refusalOf(saving.error, id),
    giveUp: done,
  };
}

export type Correction = ReturnType<typeof useCorrection>;
