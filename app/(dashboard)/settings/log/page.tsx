import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import type { SearchParams } from "nuqs/server";
import { settingsTitle } from "@/app/(dashboard)/settings/settings-title";
import { PageTexts } from "@/app/page-texts";
import { getQueryClient } from "@/components/http/get-query-client";
import { auditQuery } from "@/components/log/audit-query";
import { LogScreen } from "@/components/log/log-screen";
import { loadLogSearch, toAuditFilter } from "@/components/log/log-search-params";
import { listAudit } from "@/lib/audit/list-audit";
import { auditQuerySchema } from "@/lib/audit/schema";
import { getRuntimeSeenBy } from "@/lib/http/current-user";
import { requireUser } from "@/lib/http/require-user";

export const generateMetadata = settingsTitle("log");

export default async function LogPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const user = await requireUser("administrator");
  const { store } = await getRuntimeSeenBy(user);
  const filter = toAuditFilter(await loadLogSearch(searchParams));
  const page = await listAudit(store, auditQuerySchema.parse(filter));
  const client = getQueryClient();
  client.setQueryData(auditQuery(filter).queryKey, { pages: [page], pageParams: [null] });
  return (
    <PageTexts of="app/(dashboard)/settings/log">
      <HydrationBoundary state={dehydrate(client)}>
        <LogScreen />
      </HydrationBoundary>
    </PageTexts>
  );
}
