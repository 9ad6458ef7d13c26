import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import type { SearchParams } from "nuqs/server";
import { PageTexts } from "@/app/page-texts";
import { firstPageQuery, headOf } from "@/components/assessments/list/assessments-query";
import { tabCountsQuery } from "@/components/assessments/view/tab-counts-query";
import {
  loadAssessmentSearch,
  searchToView,
  viewAddress,
  withHomeQueue,
} from "@/components/assessments/view/view-search-params";
import { withClosedGroups } from "@/components/attention/attention-groups";
import { attentionQuery } from "@/components/attention/attention-query";
import { interviewsQuery } from "@/components/candidate/interviews-query";
import { AssessmentsScreen } from "@/components/dashboard/home/home-screen";
import { getQueryClient } from "@/components/http/get-query-client";
import { rowsDrawnFirst } from "@/components/rows/list-pages";
import { isWhole } from "@/components/rows/view-rules";
import { withArchivedQuery } from "@/components/service/with-archived-query";
import { profileQuery } from "@/components/session/profile-query";
import { pinsQuery } from "@/components/views/pins-query";
import { viewsQuery } from "@/components/views/views-query";
import { asJson } from "@/lib/as-json";
import { countAssessments } from "@/lib/assessments/list/count-assessments";
import { listAssessments } from "@/lib/assessments/list/list-assessments";
import { getRuntimeSeenBy } from "@/lib/http/current-user";
import { pageTitle } from "@/lib/http/page-title";
import { requireUser } from "@/lib/http/require-user";
import { listInterviews } from "@/lib/interviews/list-interviews";
import { readAttention } from "@/lib/invitations/attention/read-attention";
import { hasRole } from "@/lib/roles";
import { listPins } from "@/lib/views/list-pins";
import { listViews } from "@/lib/views/list-views";

export const generateMetadata = pageTitle("assessments");

export default async function AssessmentsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const user = await requireUser("viewer");
  const { store, mirror } = await getRuntimeSeenBy(user);
  mirror.watch();
  const homeQueue = (await countAssessments(store)).to_decide > 0 ? "to_decide" : "all";
  const asked = await loadAssessmentSearch(searchParams);
  const search = withHomeQueue(asked, homeQueue);
  const sent = await headers();
  // A page that changes its own address while it starts makes Safari drop a link pressed just before.
  if (search.queue !== asked.queue && sent.get("sec-fetch-mode") === "navigate")
    redirect(viewAddress("/assessments", search));
  const view = searchToView(search, user.id);
  const isPhone = sent.get("sec-ch-ua-mobile") === "?1";
  const limit = isPhone ? rowsDrawnFirst.onPhone : rowsDrawnFirst.elsewhere;
  const [read, interviews, attention, pins] = await Promise.all([
    listAssessments(store, { ...view, limit }, user),
    listInterviews(store),
    readAttention(store, user),
    listPins(store, user),
  ]);
  const page = asJson(read);
  mirror.show(page.assessments);
  const client = getQueryClient();
  if (search.view) client.setQueryData(viewsQuery().queryKey, { views: await listViews(store, user) });
  client.setQueryData(pinsQuery().queryKey, { pins });
  client.setQueryData(firstPageQuery(view).queryKey, headOf(page));
  if (page.total === 0)
    client.setQueryData(withArchivedQuery().queryKey, {
      counts: await countAssessments(store, { archived: "with" }),
    });
  if (!isWhole(view)) client.setQueryData(tabCountsQuery(view).queryKey, headOf(page));
  client.setQueryData(interviewsQuery().queryKey, interviews);
  client.setQueryData(attentionQuery().queryKey, asJson(withClosedGroups(attention)));
  client.setQueryData(profileQuery().queryKey, user);
  return (
    <PageTexts of="app/(dashboard)/assessments">
      <HydrationBoundary state={dehydrate(client)}>
        <AssessmentsScreen
          picture={{ view, page }}
          homeQueue={homeQueue}
          canInvite={hasRole(user, "recruiter")}
        />
      </HydrationBoundary>
    </PageTexts>
  );
}
