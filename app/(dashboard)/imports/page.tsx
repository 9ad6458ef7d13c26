import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import { PageTexts } from "@/app/page-texts";
import { getQueryClient } from "@/components/http/get-query-client";
import { ImportsScreen } from "@/components/imports/history/imports-screen";
import { importsQuery } from "@/components/imports/imports-query";
import { getRuntimeSeenBy } from "@/lib/http/current-user";
import { pageTitle } from "@/lib/http/page-title";
import { requireUser } from "@/lib/http/require-user";
import { listImports } from "@/lib/imports/list-imports";

export const generateMetadata = pageTitle("imports");

export default async function ImportsPage() {
  const user = await requireUser("recruiter");
  const { store } = await getRuntimeSeenBy(user);
  const client = getQueryClient();
  client.setQueryData(importsQuery().queryKey, { pages: [await listImports(store, {})], pageParams: [null] });
  return (
    <PageTexts of="app/(dashboard)/imports">
      <HydrationBoundary state={dehydrate(client)}>
        <ImportsScreen />
      </HydrationBoundary>
    </PageTexts>
  );
}
