import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import { getQueryClient } from "@/components/get-query-client";
import { InterviewsScreen } from "@/components/interviews/interviews-screen";
import { interviewsQuery } from "@/components/query/interviews-query";
import { pageTitle } from "@/components/texts/page-title";
import { requireUser } from "@/lib/auth/require-user";
import { listInterviews } from "@/lib/interviews/list-interviews";
import { hasRole } from "@/lib/members/roles";
import { getRuntime } from "@/lib/runtime";

export const generateMetadata = pageTitle("interviews");

export default async function InterviewsPage() {
  const user = await requireUser("viewer");
  const { store } = await getRuntime();
  const interviews = await listInterviews(store);
  const queryClient = getQueryClient();
  queryClient.setQueryData(interviewsQuery().queryKey, { interviews });
  return (
    <HydrationBoundary state={dehydrate(queryClient)}>
      <InterviewsScreen canInvite={hasRole(user, "recruiter")} />
    </HydrationBoundary>
  );
}
