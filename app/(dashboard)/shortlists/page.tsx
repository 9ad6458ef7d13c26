import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import type { SearchParams } from "nuqs/server";
import { PageTexts } from "@/app/page-texts";
import { getQueryClient } from "@/components/http/get-query-client";
import { shortlistsQuery } from "@/components/shortlists/shortlists-query";
import { ShortlistsScreen } from "@/components/shortlists/shortlists-screen";
import { loadShortlistsSearch, toShortlistsFilter } from "@/components/shortlists/shortlists-search-params";
import { getRuntimeSeenBy } from "@/lib/http/current-user";
import { pageTitle } from "@/lib/http/page-title";
import { requireUser } from "@/lib/http/require-user";
import { hasRole } from "@/lib/roles";
import { listShortlists } from "@/lib/shortlists/list-shortlists";
import { shortlistsQuerySchema } from "@/lib/shortlists/schema";

export const generateMetadata = pageTitle("shortlists");

export default async function ShortlistsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const user = await requireUser("viewer");
  const { store } = await getRuntimeSeenBy(user);
  const filter = toShortlistsFilter(await loadShortlistsSearch(searchParams));
  const page = await listShortlists(store, shortlistsQuerySchema.parse(filter), user);
  const client = getQueryClient();
  client.setQueryData(shortlistsQuery(filter).queryKey, { pages: [page], pageParams: [null] });
  return (
    <PageTexts of="app/(dashboard)/shortlists">
      <HydrationBoundary state={dehydrate(client)}>
        <ShortlistsScreen canCompose={hasRole(user, "recruiter")} />
      </HydrationBoundary>
    </PageTexts>
  );
}
