import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import { settingsTitle } from "@/app/(dashboard)/settings/settings-title";
import { PageTexts } from "@/app/page-texts";
import { teamSettingsQuery } from "@/components/candidate/team-settings-query";
import { getQueryClient } from "@/components/http/get-query-client";
import { TeamScreen } from "@/components/team/team-screen";
import { getRuntimeSeenBy } from "@/lib/http/current-user";
import { requireUser } from "@/lib/http/require-user";
import { readTeamSettings } from "@/lib/settings/read-team-settings";

export const generateMetadata = settingsTitle("team");

export default async function TeamPage() {
  const user = await requireUser("administrator");
  const settings = await readTeamSettings((await getRuntimeSeenBy(user)).store);
  const client = getQueryClient();
  client.setQueryData(teamSettingsQuery().queryKey, settings);
  return (
    <PageTexts of="app/(dashboard)/settings/team">
      <HydrationBoundary state={dehydrate(client)}>
        <TeamScreen settings={settings} />
      </HydrationBoundary>
    </PageTexts>
  );
}
