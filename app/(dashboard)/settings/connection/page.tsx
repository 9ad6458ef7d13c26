import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import { settingsTitle } from "@/app/(dashboard)/settings/settings-title";
import { PageTexts } from "@/app/page-texts";
import { connectionQuery } from "@/components/connection/connection-query";
import { ConnectionScreen } from "@/components/connection/connection-screen";
import { getQueryClient } from "@/components/http/get-query-client";
import { readConnection } from "@/lib/connection/read-connection";
import { getRuntimeSeenBy } from "@/lib/http/current-user";
import { requireUser } from "@/lib/http/require-user";

export const generateMetadata = settingsTitle("connection");

export default async function ConnectionPage() {
  const user = await requireUser("administrator");
  const { store, connection } = await getRuntimeSeenBy(user);
  const shown = await readConnection(store, connection);
  const client = getQueryClient();
  client.setQueryData(connectionQuery().queryKey, shown);
  return (
    <PageTexts of="app/(dashboard)/settings/connection">
      <HydrationBoundary state={dehydrate(client)}>
        <ConnectionScreen connection={shown} />
      </HydrationBoundary>
    </PageTexts>
  );
}
