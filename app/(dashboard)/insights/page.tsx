import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import type { SearchParams } from "nuqs/server";
import { getQueryClient } from "@/components/get-query-client";
import { InsightsScreen } from "@/components/insights/insights-screen";
import { loadInsightsSearch, toInsightsQuery } from "@/components/insights/search-params";
import { insightsQuery } from "@/components/query/insights-query";
import { interviewsQuery } from "@/components/query/interviews-query";
import { withArchivedQuery } from "@/components/query/with-archived-query";
import { getTexts } from "@/components/texts/get-texts";
import { pageTitle } from "@/components/texts/page-title";
import { countAssessments } from "@/lib/assessments/count-assessments";
import { requireUser } from "@/lib/auth/require-user";
import { readInsights } from "@/lib/insights/read-insights";
import { listInterviews } from "@/lib/interviews/list-interviews";
import { hasRole } from "@/lib/members/roles";
import { getRuntime } from "@/lib/runtime";

export const generateMetadata = pageTitle("insights");

export default async function InsightsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const user = await requireUser("viewer");
  const { store } = await getRuntime();
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
    <HydrationBoundary state={dehydrate(client)}>
      <InsightsScreen canInvite={hasRole(user, "recruiter")} />
    </HydrationBoundary>
  );
}
