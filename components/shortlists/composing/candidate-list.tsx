"use client";

import { useQueryClient } from "@tanstack/react-query";
import { ListPlus } from "lucide-react";
import Link from "next/link";
import { useEffect, useId, useRef, useState } from "react";
import { SaveFailure } from "@/components/forms/save-failure";
import { CandidateItem } from "@/components/shortlists/composing/candidate-item";
import { moved, readName } from "@/components/shortlists/shortlist-words";
import { shortlistQuery } from "@/components/shortlists/shortlists-query";
import { useShortlistChange } from "@/components/shortlists/use-shortlist-change";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { mostCandidates } from "@/lib/shortlists/names";
import type { ListedCandidate, Shortlist } from "@/lib/shortlists/schema";

type Taken = { candidate: ListedCandidate; before?: number };

/** The candidates in their order: moved by a place, written about, taken out and taken back. */
export function CandidateList({ shortlist }: { shortlist: Shortlist }) {
  const { t } = useTexts();
  const headingId = useId();
  const { id, candidates } = shortlist;
  const order = candidates.map(({ assessmentId }) => assessmentId);
  const moving = useMove(shortlist, order);
  const taking = useShortlistChange(id);
  const back = useShortlistChange(id);
  const [taken, setTaken] = useState<Taken>();
  const undo = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (taken) undo.current?.focus();
  }, [taken]);

  function take(candidate: ListedCandidate, at: number) {
    const { assessmentId } = candidate;
    const before = order[at + 1];
    taking.mutate({ kind: "take", assessmentId }, { onSuccess: () => setTaken({ candidate, before }) });
  }
  function takeBack({ candidate: { assessmentId, word = "" }, before }: Taken) {
    back.mutate(
      { kind: "back", assessmentId, word, before },
      {
        onSuccess() {
          setTaken(undefined);
          requestAnimationFrame(() =>
            list.current?.querySelector<HTMLElement>(`[data-candidate="${assessmentId}"] a`)?.focus(),
          );
        },
      },
    );
  }

  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={headingId} className="text-14 font-semibold">
          {t("shortlists.candidatesTitle")}
        </h2>
        <p className="text-13 text-quiet">
          {candidates.length >= mostCandidates
            ? t("shortlists.fullHint")
            : t("shortlists.candidates", { count: candidates.length })}
        </p>
      </div>
      {taken && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-hover px-3 py-1.5 text-13">
          {t("shortlists.taken", { name: readName(taken.candidate, t) })}
          <Button ref={undo} size="sm" pending={back.isPending} onClick={() => takeBack(taken)}>
            {t("common.undo")}
          </Button>
        </div>
      )}
      <SaveFailure error={moving.error ?? taking.error ?? back.error} />
      {candidates.length === 0 ? (
        <EmptyState
          icon={<ListPlus aria-hidden="true" />}
          title={t("shortlists.none")}
          action={<Button render={<Link href="/assessments" />}>{t("shortlists.toAssessments")}</Button>}
        >
          {t("shortlists.noneHint")}
        </EmptyState>
      ) : (
        <ol ref={list} className="flex flex-col border-t border-line">
          {candidates.map((candidate, at) => (
            <CandidateItem
              key={candidate.assessmentId}
              shortlistId={id}
              candidate={candidate}
              at={at}
              count={candidates.length}
              onMove={(by) => moving.move(candidate, by)}
              onTake={() => take(candidate, at)}
            />
          ))}
        </ol>
      )}
      <VisuallyHidden role="status">
        {taken && t("shortlists.taken", { name: readName(taken.candidate, t) })}
      </VisuallyHidden>
      <VisuallyHidden role="status">{moving.said}</VisuallyHidden>
    </section>
  );
}

/** Moves at once and announces the new place; saving follows. */
function useMove({ id, candidates }: Shortlist, order: number[]) {
  const { t } = useTexts();
  const client = useQueryClient();
  const changing = useShortlistChange(id);
  const [said, setSaid] = useState("");
  const focused = useRef<{ id: number; by: -1 | 1 }>(undefined);
  // Browsers take the focus from what is put elsewhere in the document.
  useEffect(() => {
    const wanted = focused.current;
    if (!wanted) return;
    focused.current = undefined;
    const item = document.querySelector(`[data-candidate="${wanted.id}"]`);
    item?.querySelector<HTMLElement>(`[data-move="${wanted.by}"]`)?.focus();
  });

  function move(candidate: ListedCandidate, by: -1 | 1) {
    const next = moved(order, candidate.assessmentId, by);
    const at = next.indexOf(candidate.assessmentId);
    if (at === order.indexOf(candidate.assessmentId)) return;
    focused.current = { id: candidate.assessmentId, by };
    const { queryKey } = shortlistQuery(id);
    void client.cancelQueries({ queryKey });
    const inNext = next.flatMap((one) => candidates.filter(({ assessmentId }) => assessmentId === one));
    client.setQueryData(queryKey, (held) => held && { shortlist: { ...held.shortlist, candidates: inNext } });
    setSaid(
      t("shortlists.moved", {
        name: readName(candidate, t),
        position: String(at + 1),
        count: String(next.length),
      }),
    );
    const change = { before: next[at + 1] ?? null };
    changing.mutate({ kind: "candidate", assessmentId: candidate.assessmentId, change });
  }
  return { move, said, error: changing.error };
}
