"use client";

import { useQuery } from "@tanstack/react-query";
import { RequestFailure } from "@/components/http/request-failure";
import { BackLink } from "@/components/page/back-link";
import { LoadFailure } from "@/components/page/load-failure";
import { GoneShortlist } from "@/components/shortlists/gone-shortlist";
import { ReadingList } from "@/components/shortlists/reading/reading-list";
import { VoteField } from "@/components/shortlists/reading/vote-field";
import { readingQuery } from "@/components/shortlists/shortlists-query";
import { useShortlistNews } from "@/components/shortlists/use-shortlist-news";
import { useTexts } from "@/components/texts/texts-provider";

/** A shortlist for a colleague to read and vote on. */
export function ReadingScreen({ id, canCompose }: { id: string; canCompose: boolean }) {
  const { t } = useTexts();
  const { data, error, refetch } = useQuery(readingQuery(id));
  const shortlist = data?.shortlist;
  const candidates = shortlist?.candidates.map(({ assessmentId }) => assessmentId);
  useShortlistNews(readingQuery(id).queryKey, candidates);
  if (error instanceof RequestFailure && error.status === 404) return <GoneShortlist />;
  if (!shortlist) {
    return error ? (
      <LoadFailure error={error} title={t("shortlists.oneNotLoaded")} onRetry={() => void refetch()} />
    ) : null;
  }
  return (
    <ReadingList
      shortlist={shortlist}
      keyOf={({ assessmentId }) => assessmentId}
      below={(candidate) => <VoteField shortlistId={id} candidate={candidate} />}
    >
      <BackLink href={canCompose ? `/shortlists/${id}` : "/shortlists"}>
        {t(canCompose ? "shortlists.compose" : "shortlists.back")}
      </BackLink>
    </ReadingList>
  );
}
