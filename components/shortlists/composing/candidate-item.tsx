"use client";

import { ArrowDown, ArrowUp, X } from "lucide-react";
import Link from "next/link";
import { DecisionBadge } from "@/components/candidate/decision-badge";
import { StatusBadge } from "@/components/candidate/status-badge";
import { SavedText } from "@/components/shortlists/composing/saved-text";
import { readName, tallyVotes } from "@/components/shortlists/shortlist-words";
import { voteIcons } from "@/components/shortlists/vote-icons";
import { VoteTally } from "@/components/shortlists/vote-tally";
import { useTexts } from "@/components/texts/texts-provider";
import { Badge } from "@/components/ui/badge";
import { IconButton } from "@/components/ui/button";
import { RelativeTime } from "@/components/ui/relative-time";
import type { ListedCandidate } from "@/lib/shortlists/schema";

export function CandidateItem({
  shortlistId,
  candidate,
  at,
  count,
  onMove,
  onTake,
}: {
  shortlistId: string;
  candidate: ListedCandidate;
  at: number;
  count: number;
  onMove: (by: -1 | 1) => void;
  onTake: () => void;
}) {
  const { t, number } = useTexts();
  const {
    assessmentId,
    interview,
    status,
    untold,
    decision,
    archivedAt,
    isGone,
    word = "",
    votes,
  } = candidate;
  const name = readName(candidate, t);
  return (
    <li data-candidate={assessmentId} className="flex gap-3 border-b border-line py-4">
      <span className="flex w-7 shrink-0 flex-col items-center gap-0.5 pointer-coarse:w-9">
        <span className="tabular text-13 font-[550] text-quiet">{number(at + 1)}</span>
        <IconButton
          label={t("shortlists.up", { name })}
          size="sm"
          data-move="-1"
          aria-disabled={at === 0}
          onClick={() => onMove(-1)}
        >
          <ArrowUp aria-hidden="true" />
        </IconButton>
        <IconButton
          label={t("shortlists.down", { name })}
          size="sm"
          data-move="1"
          aria-disabled={at === count - 1}
          onClick={() => onMove(1)}
        >
          <ArrowDown aria-hidden="true" />
        </IconButton>
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-2.5">
        <div className="flex items-start justify-between gap-3">
          <div className="flex min-w-0 flex-col gap-0.5">
            <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
              <Link
                href={`/assessments/${assessmentId}`}
                prefetch={false}
                aria-label={t("shortlists.open", { name })}
                dir="auto"
                className="min-w-0 rounded-xs text-16 font-semibold break-words hover:underline hover:underline-offset-3"
              >
                {name}
              </Link>
              <StatusBadge status={status} untold={untold} />
              <DecisionBadge decision={decision} />
              {archivedAt && <Badge>{t("shortlists.archivedMark")}</Badge>}
              {isGone && <Badge>{t("shortlists.gone_mark")}</Badge>}
            </span>
            {interview && <bdi className="text-13 break-words text-quiet">{interview}</bdi>}
          </div>
          <IconButton label={t("shortlists.take", { name })} size="sm" onClick={onTake}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
        <SavedText
          shortlistId={shortlistId}
          of={assessmentId}
          stored={word}
          label={t.rich("shortlists.word", { name, more: (more) => <span className="sr-only">{more}</span> })}
          maxLength={1000}
          rows={1}
          change={(text, from) => ({
            kind: "candidate",
            assessmentId,
            change: { word: text, from: { word: from } },
          })}
        />
        <Votes votes={votes} />
      </div>
    </li>
  );
}

/** What readers have said, and from two on how many said what. */
function Votes({ votes }: { votes: ListedCandidate["votes"] }) {
  const { t } = useTexts();
  if (votes.length === 0) return null;
  return (
    <div className="flex flex-col gap-1.5 text-13">
      {votes.length > 1 && <VoteTally votes={tallyVotes(votes)} />}
      <ul aria-label={t("shortlists.votes")} className="flex flex-col gap-1">
        {votes.map(({ by, answer, comment, at }) => {
          const Icon = voteIcons[answer];
          return (
            <li key={`${by} ${at}`} className="flex gap-2">
              <Icon aria-hidden="true" className="mt-[3px] size-3.5 shrink-0 text-quiet" />
              <p className="min-w-0 break-words">
                <span className="font-[550]">
                  <bdi>{by}</bdi>: {t(`shortlists.answers.${answer}`)}
                </span>{" "}
                <span dir="auto">{comment}</span> <RelativeTime at={at} className="text-12 text-faint" />
              </p>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
