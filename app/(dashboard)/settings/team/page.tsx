import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import { getQueryClient } from "@/components/get-query-client";
import { teamSettingsQuery } from "@/components/query/team-settings-query";
import { settingsTitle } from "@/components/settings/settings-title";
import { TeamScreen } from "@/components/settings/team/team-screen";
import { requireUser } from "@/lib/auth/require-user";
import { getRuntime } from "@/lib/runtime";
import { readTeamSettings } from "@/lib/settings/read-team-settings";

export const generateMetadata = settingsTitle("team");

export default async function TeamPage() {
  await requireUser("administrator");
  const settings = await readTeamSettings((await getRuntime()).store);
  const client = getQueryClient();
  client.setQueryData(teamSettingsQuery().queryKey, settings);
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <TeamScreen settings={settings} />
    </HydrationBoundary>
  );
}
