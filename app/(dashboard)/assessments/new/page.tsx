import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import { createLoader, parseAsInteger, parseAsString, type SearchParams } from "nuqs/server";
import { getQueryClient } from "@/components/get-query-client";
import { NewAssessment } from "@/components/invitations/new-assessment";
import { interviewsQuery } from "@/components/query/interviews-query";
import { pageTitle } from "@/components/texts/page-title";
import { requireUser } from "@/lib/auth/require-user";
import { listInterviews } from "@/lib/interviews/list-interviews";
import { listRecentInterviews } from "@/lib/interviews/list-recent";
import { listAttention } from "@/lib/invitations/list-attention";
import { getRuntime } from "@/lib/runtime";

export const generateMetadata = pageTitle("newAssessment");

/** `interview` chooses one; `from` is an invitation that never left, to be tried again. */
const loadPrefill = createLoader({ interview: parseAsInteger, from: parseAsString });

export default async function NewAssessmentPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const user = await requireUser("recruiter");
  const { store } = await getRuntime();
  const prefill = await loadPrefill(searchParams);
  const [interviews, attention, recentInterviews] = await Promise.all([
    listInterviews(store),
    listAttention(store),
    listRecentInterviews(store, user.id),
  ]);
  const client = getQueryClient();
  client.setQueryData(interviewsQuery().queryKey, interviews);
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <NewAssessment
        userId={user.id}
        recentInterviews={recentInterviews}
        interviewId={
          interviews.interviews.find(({ id, retired }) => id === prefill.interview && !retired)?.id
        }
        from={attention.find(({ id, state }) => id === prefill.from && state === "not_sent")}
      />
    </HydrationBoundary>
  );
}
