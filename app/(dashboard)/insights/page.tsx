import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import type { SearchParams } from "nuqs/server";
import { PageTexts } from "@/app/page-texts";
import { interviewsQuery } from "@/components/candidate/interviews-query";
import { getQueryClient } from "@/components/http/get-query-client";
import { insightsQuery } from "@/components/insights/insights-query";
import { InsightsScreen } from "@/components/insights/insights-screen";
import { loadInsightsSearch, toInsightsQuery } from "@/components/insights/insights-search-params";
import { withArchivedQuery } from "@/components/service/with-archived-query";
import { countAssessments } from "@/lib/assessments/list/count-assessments";
import { getRuntimeSeenBy } from "@/lib/http/current-user";
import { getTexts } from "@/lib/http/get-texts";
import { pageTitle } from "@/lib/http/page-title";
import { requireUser } from "@/lib/http/require-user";
import { readInsights } from "@/lib/insights/read-insights";
import { listInterviews } from "@/lib/interviews/list-interviews";
import { hasRole } from "@/lib/roles";

export const generateMetadata = pageTitle("insights");

export default async function InsightsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const user = await requireUser("viewer");
  const { store } = await getRuntimeSeenBy(user);
  const search = await loadInsightsSearch(searchParams);
  const zone = (await getTexts()).timeZone ?? "UTC";
  const [insights, interviews] = await Promise.all([
    readInsights(store, toInsightsQuery(search, store.now().getTime(), zone), user),
    listInterviews(store),
  ]);
  const client = getQueryClient();
  client.setQueryData(insightsQuery(search, zone).queryKey, insights);
  client.setQueryData(interviewsQuery().queryKey, interviews);
  if (insights.totals.invited === 0)
    client.setQueryData(withArchivedQuery().queryKey, {
      counts: await countAssessments(store, { archived: "with" }),
    });
  return (
    <PageTexts of="app/(dashboard)/insights">
      <HydrationBoundary state={dehydrate(client)}>
        <InsightsScreen canInvite={hasRole(user, "recruiter")} />
      </HydrationBoundary>
    </PageTexts>
  );
}
