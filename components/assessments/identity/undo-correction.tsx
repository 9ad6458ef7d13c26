"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { correctedAnswer } from "@/components/assessments/identity/correction";
import { failureWords } from "@/components/http/problem-words";
import { candidatesKey } from "@/components/http/query-keys";
import { removeForAnswer } from "@/components/http/request-json";
import { assessmentQuery } from "@/components/rows/assessment-query";
import { changeRows } from "@/components/rows/change-rows";
import { useListStore, useTakeRow } from "@/components/rows/use-list-state";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Status } from "@/components/ui/status";
import type { AssessmentView } from "@/lib/assessments/schema";

/** Under what was just corrected, as long as it is in sight. @param saved what has changed, by one correction. */
export function UndoCorrection({ saved, onUndone }: { saved: AssessmentView[]; onUndone: () => void }) {
  const { t } = useTexts();
  const client = useQueryClient();
  const store = useListStore();
  const beginTaking = useTakeRow();
  const [first] = saved;
  const undoing = useMutation({
    mutationFn: ({ id, version }: AssessmentView) =>
      changeRows(
        store,
        saved.map((row) => row.id),
        () => removeForAnswer(`/api/assessments/${id}/candidate`, { version }, correctedAnswer),
      ),
    onMutate: beginTaking,
    onSuccess({ assessments }, _, takeRow) {
      for (const row of assessments) {
        takeRow(row);
        void client.invalidateQueries(assessmentQuery(row.id));
      }
      void client.invalidateQueries({ queryKey: candidatesKey });
      onUndone();
    },
  });
  if (!first) return null;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-1 text-13 text-quiet">
        <Status>{t("correction.saved", { count: saved.length })}</Status>
        <Button size="sm" variant="ghost" pending={undoing.isPending} onClick={() => undoing.mutate(first)}>
          {t("common.undo")}
        </Button>
      </div>
      {undoing.error && (
        <Notice tone="warning" role="alert">
          {failureWords(undoing.error, t)}
        </Notice>
      )}
    </>
  );
}
