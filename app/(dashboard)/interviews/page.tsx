import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import { getQueryClient } from "@/components/get-query-client";
import { InterviewsScreen } from "@/components/interviews/interviews-screen";
import { interviewWeeksQuery } from "@/components/query/interview-weeks-query";
import { interviewsQuery } from "@/components/query/interviews-query";
import { getTexts } from "@/components/texts/get-texts";
import { pageTitle } from "@/components/texts/page-title";
import { requireUser } from "@/lib/auth/require-user";
import { listInterviews } from "@/lib/interviews/list-interviews";
import { listWeeks } from "@/lib/interviews/list-weeks";
import { hasRole } from "@/lib/members/roles";
import { getRuntime } from "@/lib/runtime";

export const generateMetadata = pageTitle("interviews");

export default async function InterviewsPage() {
  const user = await requireUser("viewer");
  const { store } = await getRuntime();
  const zone = (await getTexts()).timeZone ?? "UTC";
  const [interviews, weeks] = await Promise.all([listInterviews(store), listWeeks(store, zone)]);
  const queryClient = getQueryClient();
  queryClient.setQueryData(interviewsQuery().queryKey, interviews);
  queryClient.setQueryData(interviewWeeksQuery(zone).queryKey, weeks);
  return (
    <HydrationBoundary state={dehydrate(queryClient)}>
      <InterviewsScreen canInvite={hasRole(user, "recruiter")} />
    </HydrationBoundary>
  );
}
