import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import { getQueryClient } from "@/components/get-query-client";
import { connectionQuery } from "@/components/query/connection-query";
import { ConnectionScreen } from "@/components/settings/connection/connection-screen";
import { settingsTitle } from "@/components/settings/settings-title";
import { requireUser } from "@/lib/auth/require-user";
import { readConnection } from "@/lib/connection/read-connection";
import { getRuntime } from "@/lib/runtime";

export const generateMetadata = settingsTitle("connection");

export default async function ConnectionPage() {
  await requireUser("administrator");
  const { store, connection } = await getRuntime();
  const shown = await readConnection(store, connection);
  const client = getQueryClient();
  client.setQueryData(connectionQuery().queryKey, shown);
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <ConnectionScreen connection={shown} />
    </HydrationBoundary>
  );
}
