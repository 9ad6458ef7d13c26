import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import { PageTexts } from "@/app/page-texts";
import { interviewsQuery } from "@/components/candidate/interviews-query";
import { getQueryClient } from "@/components/http/get-query-client";
import { interviewWeeksQuery } from "@/components/interviews/interview-weeks-query";
import { InterviewsScreen } from "@/components/interviews/interviews-screen";
import { getRuntimeSeenBy } from "@/lib/http/current-user";
import { getTexts } from "@/lib/http/get-texts";
import { pageTitle } from "@/lib/http/page-title";
import { requireUser } from "@/lib/http/require-user";
import { listInterviews } from "@/lib/interviews/list-interviews";
import { listWeeks } from "@/lib/interviews/list-weeks";
import { hasRole } from "@/lib/roles";

export const generateMetadata = pageTitle("interviews");

export default async function InterviewsPage() {
  const user = await requireUser("viewer");
  const { store } = await getRuntimeSeenBy(user);
  const zone = (await getTexts()).timeZone ?? "UTC";
  const [interviews, weeks] = await Promise.all([listInterviews(store), listWeeks(store, zone)]);
  const queryClient = getQueryClient();
  queryClient.setQueryData(interviewsQuery().queryKey, interviews);
  queryClient.setQueryData(interviewWeeksQuery(zone).queryKey, weeks);
  return (
    <PageTexts of="app/(dashboard)/interviews">
      <HydrationBoundary state={dehydrate(queryClient)}>
        <InterviewsScreen canInvite={hasRole(user, "recruiter")} />
      </HydrationBoundary>
    </PageTexts>
  );
}
