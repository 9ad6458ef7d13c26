import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import { settingsTitle } from "@/app/(dashboard)/settings/settings-title";
import { PageTexts } from "@/app/page-texts";
import { getQueryClient } from "@/components/http/get-query-client";
import { membersQuery } from "@/components/people/members-query";
import { PeopleScreen } from "@/components/people/people-screen";
import { requireUser } from "@/lib/http/require-user";
import { listMembers } from "@/lib/members/list-members";
import { getRuntime } from "@/lib/runtime/runtime";

export const generateMetadata = settingsTitle("people");

export default async function PeoplePage() {
  const { id } = await requireUser("administrator");
  const { store, env } = await getRuntime();
  const client = getQueryClient();
  client.setQueryData(membersQuery().queryKey, {
    members: await listMembers(store.db, store.now(), env.oidc),
  });
  return (
    <PageTexts of="app/(dashboard)/settings/people">
      <HydrationBoundary state={dehydrate(client)}>
        <PeopleScreen ownId={id} passwords={env.passwordSignIn} hasProvider={env.oidc !== undefined} />
      </HydrationBoundary>
    </PageTexts>
  );
}
