import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import { settingsTitle } from "@/app/(dashboard)/settings/settings-title";
import { PageTexts } from "@/app/page-texts";
import { interviewsQuery } from "@/components/candidate/interviews-query";
import { teamSettingsQuery } from "@/components/candidate/team-settings-query";
import { getQueryClient } from "@/components/http/get-query-client";
import { blindReviewQuery } from "@/components/team/blind-review-query";
import { TeamScreen } from "@/components/team/team-screen";
import { getRuntimeSeenBy } from "@/lib/http/current-user";
import { requireUser } from "@/lib/http/require-user";
import { listInterviews } from "@/lib/interviews/list-interviews";
import { readBlindReview } from "@/lib/settings/blind-review/read-blind-review";
import { readTeamSettings } from "@/lib/settings/read-team-settings";

export const generateMetadata = settingsTitle("team");

export default async function TeamPage() {
  const user = await requireUser("administrator");
  const { store } = await getRuntimeSeenBy(user);
  const [settings, review, interviews] = await Promise.all([
    readTeamSettings(store),
    readBlindReview(store),
    listInterviews(store),
  ]);
  const client = getQueryClient();
  client.setQueryData(blindReviewQuery().queryKey, review);
  client.setQueryData(interviewsQuery().queryKey, interviews);
  client.setQueryData(teamSettingsQuery().queryKey, settings);
  return (
    <PageTexts of="app/(dashboard)/settings/team">
      <HydrationBoundary state={dehydrate(client)}>
        <TeamScreen settings={settings} review={review} />
      </HydrationBoundary>
    </PageTexts>
  );
}
