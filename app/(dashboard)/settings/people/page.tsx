import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import { getQueryClient } from "@/components/get-query-client";
import { membersQuery } from "@/components/query/members-query";
import { PeopleScreen } from "@/components/settings/people/people-screen";
import { settingsTitle } from "@/components/settings/settings-title";
import { requireUser } from "@/lib/auth/require-user";
import { listMembers } from "@/lib/members/list-members";
import { getRuntime } from "@/lib/runtime";

export const generateMetadata = settingsTitle("people");

export default async function PeoplePage() {
  const { id } = await requireUser("administrator");
  const { store } = await getRuntime();
  const client = getQueryClient();
  client.setQueryData(membersQuery().queryKey, { members: await listMembers(store.db, store.now()) });
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <PeopleScreen ownId={id} />
    </HydrationBoundary>
  );
}
