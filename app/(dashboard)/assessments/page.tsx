import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import type { SearchParams } from "nuqs/server";
import { AssessmentsScreen } from "@/components/assessments/assessments-screen";
import { loadAssessmentSearch, searchToView } from "@/components/assessments/search-params";
import { rowsPerPage } from "@/components/assessments/table-pages";
import { getQueryClient } from "@/components/get-query-client";
import { firstPageQuery } from "@/components/query/assessments-query";
import { attentionQuery } from "@/components/query/attention-query";
import { interviewsQuery } from "@/components/query/interviews-query";
import { profileQuery } from "@/components/query/profile-query";
import { tabCountsQuery } from "@/components/query/tab-counts-query";
import { viewsQuery } from "@/components/query/views-query";
import { withArchivedQuery } from "@/components/query/with-archived-query";
import { pageTitle } from "@/components/texts/page-title";
import { countAssessments } from "@/lib/assessments/count-assessments";
import { listAssessments } from "@/lib/assessments/list-assessments";
import { requireUser } from "@/lib/auth/require-user";
import { listInterviews } from "@/lib/interviews/list-interviews";
import { readAttention } from "@/lib/invitations/read-attention";
import { hasRole } from "@/lib/members/roles";
import { getRuntime } from "@/lib/runtime";
import { listViews } from "@/lib/views/list-views";

export const generateMetadata = pageTitle("assessments");

export default async function AssessmentsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const user = await requireUser("viewer");
  const { store, mirror } = await getRuntime();
  mirror.watch();
  const search = await loadAssessmentSearch(searchParams);
  const view = searchToView(search);
  const [page, interviews, attention] = await Promise.all([
    listAssessments(store, { ...view, limit: rowsPerPage }, user),
    listInterviews(store),
    readAttention(store, user),
  ]);
  mirror.show(page.assessments);
  const client = getQueryClient();
  if (search.view) client.setQueryData(viewsQuery().queryKey, { views: await listViews(store, user) });
  client.setQueryData(firstPageQuery(view).queryKey, page);
  if (page.total === 0)
    client.setQueryData(withArchivedQuery().queryKey, {
      counts: await countAssessments(store, { archived: "with" }),
    });
  if (view.interview !== undefined && !view.archived)
    client.setQueryData(tabCountsQuery(view.interview).queryKey, { counts: page.counts });
  client.setQueryData(interviewsQuery().queryKey, interviews);
  client.setQueryData(attentionQuery().queryKey, attention);
  client.setQueryData(profileQuery().queryKey, user);
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <AssessmentsScreen canInvite={hasRole(user, "recruiter")} />
    </HydrationBoundary>
  );
}
