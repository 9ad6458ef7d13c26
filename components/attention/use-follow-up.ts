import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { attentionQuery } from "@/components/attention/attention-query";
import { answerShape } from "@/components/http/answer-shape";
import { postJson, remove } from "@/components/http/request-json";
import { archiveRows } from "@/components/rows/archive-rows";
import { assessmentQuery } from "@/components/rows/assessment-query";
import { useListStore } from "@/components/rows/use-list-state";
import type { Snoozed } from "@/lib/assessments/act-schemas";
import type { AssessmentView } from "@/lib/assessments/schema";

export type FollowUpAction = "message" | "mail" | "snooze" | "archive";

type Done = { action: FollowUpAction; canUndo: boolean };

const snoozed = answerShape<Snoozed>({});

/** Carries out an action, and remembers it until it is undone. */
export function useFollowUp(assessment: AssessmentView) {
  const client = useQueryClient();
  const store = useListStore();
  const [done, setDone] = useState<Done>();
  const path = `/api/assessments/${assessment.id}/snooze`;

  async function carryOut(action: FollowUpAction): Promise<Done | undefined> {
    if (action === "archive") {
      const changed = await archiveRows(store, [assessment], true);
      return { action, canUndo: changed.length > 0 };
    }
    const from = assessment.lastContact?.at ?? null;
    const body = action === "snooze" ? {} : { reminder: action, from };
    const { snoozedUntil } = await postJson(path, body, snoozed);
    // No longer pending: it needs no attention any more.
    return snoozedUntil === undefined ? undefined : { action, canUndo: true };
  }
  const lookAgain = () =>
    Promise.all([
      client.invalidateQueries(attentionQuery()),
      client.invalidateQueries(assessmentQuery(assessment.id)),
    ]);
  const begin = useMutation({ mutationFn: carryOut, onSuccess: setDone, onSettled: lookAgain });
  const undo = useMutation({
    mutationFn: async ({ action: undone }: Done): Promise<void> => {
      if (undone === "archive") await archiveRows(store, [assessment], false);
      else await remove(path);
    },
    onSettled: async (_, error) => {
      await lookAgain();
      // By then it is back among those that need attention.
      if (!error) setDone(undefined);
    },
  });
  return {
    begin: begin.mutate,
    pending: begin.isPending ? begin.variables : undefined,
    done,
    undo: () => done && undo.mutate(done),
    isUndoing: undo.isPending,
    error: begin.error ?? undo.error,
  };
}

export type FollowUp = ReturnType<typeof useFollowUp>;
