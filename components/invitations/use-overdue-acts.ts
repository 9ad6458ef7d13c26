import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { archiveRows } from "@/components/query/archive-rows";
import { assessmentQuery } from "@/components/query/assessment-query";
import { attentionQuery } from "@/components/query/attention-query";
import { reading } from "@/components/query/reading";
import { postJson, remove } from "@/components/query/request-json";
import type { Snoozed } from "@/lib/assessments/own-schema";
import type { AssessmentView } from "@/lib/assessments/schema";

/** What a person can do about an assessment that is pending for long. */
export type OverdueAct = "message" | "mail" | "snooze" | "archive";

type Done = { act: OverdueAct; canUndo: boolean };

const snoozed = reading<Snoozed>({ canEnd: "boolean" });

/** Carries one out and, as long as it stands, knows which. */
export function useOverdueActs(assessment: AssessmentView) {
  const client = useQueryClient();
  const [done, setDone] = useState<Done>();
  const path = `/api/assessments/${assessment.id}/snooze`;

  async function carryOut(act: OverdueAct): Promise<Done | undefined> {
    if (act === "archive") {
      await archiveRows([assessment], true);
      return { act, canUndo: true };
    }
    const { snoozedUntil, canEnd } = await postJson(path, act === "snooze" ? {} : { reminder: act }, snoozed);
    // Not pending any more: then it needs nobody.
    return snoozedUntil === undefined ? undefined : { act, canUndo: canEnd };
  }
  const lookAgain = () =>
    Promise.all([
      client.invalidateQueries(attentionQuery()),
      client.invalidateQueries(assessmentQuery(assessment.id)),
    ]);
  const act = useMutation({ mutationFn: carryOut, onSuccess: setDone, onSettled: lookAgain });
  const undo = useMutation({
    mutationFn: async ({ act: undone }: Done): Promise<void> => {
      if (undone === "archive") await archiveRows([assessment], false);
      else await remove(path);
    },
    onSettled: async (_, error) => {
      await lookAgain();
      // By then it is among those again that need somebody.
      if (!error) setDone(undefined);
    },
  });
  return {
    act: act.mutate,
    /** The one under way. */
    pending: act.isPending ? act.variables : undefined,
    done,
    undo: () => done && undo.mutate(done),
    isUndoing: undo.isPending,
    error: act.error ?? undo.error,
  };
}

export type OverdueActs = ReturnType<typeof useOverdueActs>;
