import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import { settingsTitle } from "@/app/(dashboard)/settings/settings-title";
import { PageTexts } from "@/app/page-texts";
import { interviewsQuery } from "@/components/candidate/interviews-query";
import { getQueryClient } from "@/components/http/get-query-client";
import { ruleQuery } from "@/components/retention/retention-query";
import { RetentionScreen } from "@/components/retention/retention-screen";
import { getRuntimeSeenBy } from "@/lib/http/current-user";
import { requireUser } from "@/lib/http/require-user";
import { listInterviews } from "@/lib/interviews/list-interviews";
import { readRetention } from "@/lib/retention/rule";

export const generateMetadata = settingsTitle("retention");

export default async function RetentionPage() {
  const user = await requireUser("administrator");
  const { store } = await getRuntimeSeenBy(user);
  const [retention, interviews] = await Promise.all([readRetention(store), listInterviews(store)]);
  const client = getQueryClient();
  client.setQueryData(ruleQuery().queryKey, retention);
  client.setQueryData(interviewsQuery().queryKey, interviews);
  return (
    <PageTexts of="app/(dashboard)/settings/retention">
      <HydrationBoundary state={dehydrate(client)}>
        <RetentionScreen retention={retention} />
      </HydrationBoundary>
    </PageTexts>
  );
}
