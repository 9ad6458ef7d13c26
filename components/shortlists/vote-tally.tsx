"use client";

import { voteIcons } from "@/components/shortlists/vote-icons";
import { useTexts } from "@/components/texts/texts-provider";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { voteAnswers } from "@/lib/shortlists/names";
import type { VoteAnswer } from "@/lib/shortlists/schema";

/** Figures with an icon each; screen readers are told in words. */
export function VoteTally({ votes }: { votes: Record<VoteAnswer, number> }) {
  const { t, number } = useTexts();
  const given = voteAnswers.filter((answer) => votes[answer] > 0);
  if (given.length === 0) return <span className="text-faint">{t("shortlists.noVotes")}</span>;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      {given.map((answer) => {
        const Icon = voteIcons[answer];
        return (
          <span key={answer} className="inline-flex items-center gap-1 text-quiet">
            <Icon aria-hidden="true" className="size-3.5" />
            <span aria-hidden="true" className="tabular text-ink">
              {number(votes[answer])}
            </span>
            <VisuallyHidden>
              {t(`shortlists.tally.${answer}`, { count: number(votes[answer]) })}
            </VisuallyHidden>
          </span>
        );
      })}
    </span>
  );
}
