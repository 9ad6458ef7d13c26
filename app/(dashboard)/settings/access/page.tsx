import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import { settingsTitle } from "@/app/(dashboard)/settings/settings-title";
import { PageTexts } from "@/app/page-texts";
import { accessQuery } from "@/components/access/access-query";
import { AccessScreen } from "@/components/access/access-screen";
import { getQueryClient } from "@/components/http/get-query-client";
import { readAccess } from "@/lib/auth/access/read-access";
import { getRuntimeSeenBy } from "@/lib/http/current-user";
import { requireUser } from "@/lib/http/require-user";

export const generateMetadata = settingsTitle("access");

export default async function AccessPage() {
  const user = await requireUser("administrator");
  const { store, env } = await getRuntimeSeenBy(user);
  const access = await readAccess(store, env, user);
  const client = getQueryClient();
  client.setQueryData(accessQuery().queryKey, access);
  return (
    <PageTexts of="app/(dashboard)/settings/access">
      <HydrationBoundary state={dehydrate(client)}>
        <AccessScreen access={access} />
      </HydrationBoundary>
    </PageTexts>
  );
}
