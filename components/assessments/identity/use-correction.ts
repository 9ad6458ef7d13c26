import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import {
  type Candidate,
  type Corrected,
  type CorrectionDraft,
  correctedAnswer,
  correctionAnswer,
  correctionDraft,
  refusalOf,
  type Typed,
  typedOf,
} from "@/components/assessments/identity/correction";
import { candidatesKey } from "@/components/http/query-keys";
import { patchJson } from "@/components/http/request-json";
import { assessmentQuery } from "@/components/rows/assessment-query";
import { changeRows } from "@/components/rows/change-rows";
import { useListStore, useTakeRow } from "@/components/rows/use-list-state";
import { usePersonId } from "@/components/session/person-id";
import type { AssessmentView } from "@/lib/assessments/schema";

export type CorrectionProps = {
  of: Corrected;
  candidate: Candidate;
  /** Typed before a reload. */
  draft?: CorrectionDraft;
  /** @param saved what has changed; none where it was given up. */
  onDone: (saved?: AssessmentView[]) => void;
};

/** The typed fields, kept until they are saved or given up. */
export function useCorrection({ of, candidate, draft, onDone }: CorrectionProps) {
  const client = useQueryClient();
  const { id } = of;
  const store = useListStore();
  const beginTaking = useTakeRow();
  const personId = usePersonId();
  const [typed, setTyped] = useState<Typed>(() => draft?.typed ?? typedOf(candidate));
  /** The values that the typed ones replace: those that the person saw when they began, or were told of since. */
  const [from, setFrom] = useState(draft?.from ?? candidate);
  useEffect(() => correctionDraft(of, personId).save({ typed, from }), [of, personId, typed, from]);
  const done = (saved?: AssessmentView[]) => {
    correctionDraft(of, personId).clear();
    onDone(saved);
  };

  const saving = useMutation({
    mutationFn: async ({ email, ...rest }: Typed) => {
      const body = { candidate: of.email === "editable" ? { ...rest, email } : rest, from };
      if (id === undefined) return (await patchJson(of.path, body, correctedAnswer)).assessments;
      const save = () => patchJson(of.path, body, correctionAnswer);
      return [(await changeRows(store, [id], save)).assessment];
    },
    onMutate: beginTaking,
    onSuccess(assessments, _, takeRow) {
      for (const row of assessments) {
        takeRow(row);
        void client.invalidateQueries(assessmentQuery(row.id));
      }
      void client.invalidateQueries({ queryKey: candidatesKey });
      done(assessments);
    },
    onError(error) {
      const { theirs } = refusalOf(error, id);
      if (theirs) setFrom(theirs);
    },
  });

  return {
    typed,
    email: of.email,
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
    giveUp: () => done(),
  };
}

export type Correction = ReturnType<typeof useCorrection>;
