import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import { settingsTitle } from "@/app/(dashboard)/settings/settings-title";
import { PageTexts } from "@/app/page-texts";
import { interviewsQuery } from "@/components/candidate/interviews-query";
import { getQueryClient } from "@/components/http/get-query-client";
import { limitsQuery } from "@/components/people/limits-query";
import { membersQuery } from "@/components/people/members-query";
import { PeopleScreen } from "@/components/people/people-screen";
import { getRuntimeSeenBy } from "@/lib/http/current-user";
import { requireUser } from "@/lib/http/require-user";
import { listInterviews } from "@/lib/interviews/list-interviews";
import { listMembers } from "@/lib/members/list-members";
import { listLimits } from "@/lib/members/read-limits";

export const generateMetadata = settingsTitle("people");

export default async function PeoplePage() {
  const user = await requireUser("administrator");
  const { store, env } = await getRuntimeSeenBy(user);
  const client = getQueryClient();
  client.setQueryData(membersQuery().queryKey, {
    members: await listMembers(store.db, store.now(), env.oidc),
  });
  client.setQueryData(limitsQuery().queryKey, { limits: await listLimits(store) });
  client.setQueryData(interviewsQuery().queryKey, await listInterviews(store));
  return (
    <PageTexts of="app/(dashboard)/settings/people">
      <HydrationBoundary state={dehydrate(client)}>
        <PeopleScreen ownId={user.id} passwords={env.passwordSignIn} hasProvider={env.oidc !== undefined} />
      </HydrationBoundary>
    </PageTexts>
  );
}
