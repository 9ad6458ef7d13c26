"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ChevronLeft, Undo2 } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { interviewsQuery } from "@/components/candidate/interviews-query";
import { SaveFailure } from "@/components/forms/save-failure";
import { keepAnswer } from "@/components/http/keep-answer";
import { postJson } from "@/components/http/request-json";
import { keptColumns } from "@/components/imports/columns-to-keep";
import { DraftDecisions } from "@/components/imports/drafting/draft-decisions";
import { DraftRows } from "@/components/imports/drafting/draft-rows";
import { type DraftState, openDraft } from "@/components/imports/drafting/draft-state";
import { DraftWaiting } from "@/components/imports/drafting/draft-waiting";
import { firstChunk, rowToSend } from "@/components/imports/drafting/saving/rows-to-send";
import { StartBar } from "@/components/imports/drafting/start-bar";
import { startMeans, whyNotYet } from "@/components/imports/drafting/start-words";
import { useDraft, useSorted } from "@/components/imports/drafting/use-draft";
import { importListsKey, importQuery, importRowsKey, oneImport } from "@/components/imports/imports-query";
import { correctionsOf, keptCorrections, withCorrections } from "@/components/imports/progress/corrections";
import { failedRowsQuery } from "@/components/imports/progress/failed-query";
import { whyWords } from "@/components/imports/progress/why-words";
import { LoadFailure } from "@/components/page/load-failure";
import { usePersonId } from "@/components/session/person-id";
import { useTexts } from "@/components/texts/texts-provider";
import { useKeepFocus } from "@/components/ui/behaviour/use-keep-focus";
import { Button } from "@/components/ui/button";
import type { ImportRowView, ImportView, RowDouble } from "@/lib/imports/schema";

const noDoubles: ReadonlyMap<number, RowDouble> = new Map();

/** What failed, in the grid of a draft: corrected there, and only that is sent again. */
export function RetryScreen({ view, onDone }: { view: ImportView; onDone: () => void }) {
  const { t } = useTexts();
  const failed = useQuery({ ...failedRowsQuery(view), refetchOnWindowFocus: false });
  const interviews = useQuery(interviewsQuery());
  const [round, setRound] = useState(0);
  const focus = useKeepFocus<HTMLDivElement>(String(round));
  if (!failed.data || !interviews.data)
    return failed.error ? (
      <LoadFailure
        error={failed.error}
        title={t("imports.rows.notLoaded")}
        onRetry={() => void failed.refetch()}
      />
    ) : (
      <DraftWaiting />
    );
  const named = interviews.data.interviews.filter(({ retired }) => !retired);
  // Why a faulty row was left out doesn’t leave it out again.
  const rows = failed.data.map(({ state: _, ...row }) => ({
    ...row,
    state: "waiting" as const,
    reason: undefined,
  }));
  return (
    <div {...focus} className="flex flex-1 flex-col outline-none">
      <Retry
        key={round}
        view={view}
        failed={failed.data}
        begin={() =>
          openDraft(rows, keptColumns(view), {
            common: { interviewId: view.interviewId },
            suppress: view.suppressCandidateEmail,
            interviews: named,
          })
        }
        onDone={onDone}
        onDiscarded={() => setRound(round + 1)}
      />
    </div>
  );
}

function Retry({
  view,
  failed,
  begin,
  onDone,
  onDiscarded,
}: {
  view: ImportView;
  failed: readonly ImportRowView[];
  begin: () => DraftState;
  onDone: () => void;
  onDiscarded: () => void;
}) {
  const texts = useTexts();
  const { t, number } = texts;
  const client = useQueryClient();
  const kept = keptCorrections(view.id, usePersonId());
  const [begun] = useState(begin);
  const { state, act } = useDraft(() => withCorrections(begun, kept.load()));
  const corrections = useMemo(() => correctionsOf(begun, state), [begun, state]);
  const sorted = useSorted(state, noDoubles);
  const notes = useMemo(
    // A fault of our own stands at its cell.
    () =>
      new Map(
        failed.flatMap((row) => (row.reason === "faulty" ? [] : [[row.line, whyWords(row, t)] as const])),
      ),
    [failed, t],
  );
  const sending = useMutation({
    async mutationFn() {
      let rest = state.rows
        .filter(({ line }) => sorted.byLine.get(line)?.kind === "ready")
        .map((draft) => rowToSend(draft, sorted.checks))
        .map((row) => ({ row, as: JSON.stringify(row) }));
      let answer: { import: ImportView } = { import: view };
      while (rest.length > 0) {
        const chunk = firstChunk(rest);
        const body = { rows: chunk.map(({ row }) => row) };
        answer = await postJson(`/api/imports/${view.id}/retry`, body, oneImport);
        rest = rest.slice(chunk.length);
      }
      return answer;
    },
    onSuccess(answer) {
      kept.clear();
      keepAnswer(client, importQuery(view.id), answer);
      for (const queryKey of [importListsKey, importRowsKey(view.id)])
        void client.invalidateQueries({ queryKey });
      onDone();
      window.scrollTo({ top: 0 });
    },
  });
  const isSent = sending.isSuccess;
  useEffect(() => {
    if (!isSent) kept.save(corrections);
  });
  const { ready } = sorted.counts;
  return (
    <div className="flex flex-1 flex-col gap-5">
      <div className="mx-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-3 md:mx-7">
        <div className="flex flex-col gap-0.5">
          <h2 className="text-16 font-semibold">{t("imports.retry.title")}</h2>
          <p className="text-13 text-quiet">{t("imports.retry.means")}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {corrections && (
            <Button
              variant="ghost"
              onClick={() => {
                kept.clear();
                onDiscarded();
              }}
            >
              <Undo2 aria-hidden="true" />
              {t("imports.retry.discard")}
            </Button>
          )}
          <Button onClick={onDone}>
            <ChevronLeft aria-hidden="true" />
            {t("imports.retry.back")}
          </Button>
        </div>
      </div>
      <DraftDecisions state={state} sorted={sorted} doubles={noDoubles} act={act} />
      <DraftRows state={state} sorted={sorted} act={act} notes={notes} hasHeaderChoice={false} />
      <StartBar
        label={t("imports.retry.start", { count: ready, shown: number(ready) })}
        means={startMeans(state, sorted, texts)}
        why={whyNotYet(sorted, texts)}
        saving={undefined}
        isStarting={sending.isPending || sending.isSuccess}
        onStart={() => sending.mutate()}
      >
        <SaveFailure error={sending.error} isTyped />
      </StartBar>
    </div>
  );
}
