import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import { createLoader, parseAsInteger, parseAsString, type SearchParams } from "nuqs/server";
import { PageTexts } from "@/app/page-texts";
import { interviewsQuery } from "@/components/candidate/interviews-query";
import { getQueryClient } from "@/components/http/get-query-client";
import { NewAssessment } from "@/components/invitations/new-assessment";
import { getCandidate } from "@/lib/details/get-candidate";
import { getRuntimeSeenBy } from "@/lib/http/current-user";
import { pageTitle } from "@/lib/http/page-title";
import { requireUser } from "@/lib/http/require-user";
import { listInterviews } from "@/lib/interviews/list-interviews";
import { listRecentInterviews } from "@/lib/interviews/list-recent";
import { listAttention } from "@/lib/invitations/attention/list-attention";

export const generateMetadata = pageTitle("newAssessment");

// `interview` preselects an interview, `candidate` fills in a known candidate,
// and `from` names an invitation that never got out, to edit and send again.
const sendable = new Set(["not_sent", "did_not_land"]);
const loadPrefill = createLoader({
  interview: parseAsInteger,
  from: parseAsString,
  candidate: parseAsInteger,
});

export default async function NewAssessmentPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const user = await requireUser("recruiter");
  const { store } = await getRuntimeSeenBy(user);
  const prefill = await loadPrefill(searchParams);
  const [interviews, attention, recentInterviews, known] = await Promise.all([
    listInterviews(store),
    listAttention(store),
    listRecentInterviews(store, user.id),
    prefill.candidate === null ? undefined : getCandidate(store, prefill.candidate, user),
  ]);
  const client = getQueryClient();
  client.setQueryData(interviewsQuery().queryKey, interviews);
  return (
    <PageTexts of="app/(dashboard)/assessments/new">
      <HydrationBoundary state={dehydrate(client)}>
        <NewAssessment
          userId={user.id}
          recentInterviews={recentInterviews}
          interviewId={
            interviews.interviews.find(({ id, retired }) => id === prefill.interview && !retired)?.id
          }
          candidate={known?.candidate}
          from={attention.find(({ id, state }) => id === prefill.from && sendable.has(state))}
        />
      </HydrationBoundary>
    </PageTexts>
  );
}
