import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import { PageTexts } from "@/app/page-texts";
import { getQueryClient } from "@/components/http/get-query-client";
import { shortlistsQuery } from "@/components/shortlists/shortlists-query";
import { ShortlistsScreen } from "@/components/shortlists/shortlists-screen";
import { pageTitle } from "@/lib/http/page-title";
import { requireUser } from "@/lib/http/require-user";
import { hasRole } from "@/lib/roles";
import { getRuntime } from "@/lib/runtime/runtime";
import { listShortlists } from "@/lib/shortlists/list-shortlists";

export const generateMetadata = pageTitle("shortlists");

export default async function ShortlistsPage() {
  const user = await requireUser("viewer");
  const { store } = await getRuntime();
  const client = getQueryClient();
  client.setQueryData(shortlistsQuery().queryKey, { shortlists: await listShortlists(store, user) });
  return (
    <PageTexts of="app/(dashboard)/shortlists">
      <HydrationBoundary state={dehydrate(client)}>
        <ShortlistsScreen canCompose={hasRole(user, "recruiter")} />
      </HydrationBoundary>
    </PageTexts>
  );
}
