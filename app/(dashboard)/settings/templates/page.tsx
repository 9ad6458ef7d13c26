import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import { settingsTitle } from "@/app/(dashboard)/settings/settings-title";
import { PageTexts } from "@/app/page-texts";
import { interviewsQuery } from "@/components/candidate/interviews-query";
import { templatesQuery } from "@/components/candidate/templates-query";
import { getQueryClient } from "@/components/http/get-query-client";
import { profileQuery } from "@/components/session/profile-query";
import { TemplatesScreen } from "@/components/templates/templates-screen";
import { getRuntimeSeenBy } from "@/lib/http/current-user";
import { getLanguage } from "@/lib/http/get-texts";
import { requireUser } from "@/lib/http/require-user";
import { listInterviews } from "@/lib/interviews/list-interviews";
import { listTemplates } from "@/lib/templates/list-templates";

export const generateMetadata = settingsTitle("templates");

export default async function TemplatesPage() {
  const user = await requireUser("administrator");
  const { store } = await getRuntimeSeenBy(user);
  const { locale } = await getLanguage();
  const [templates, interviews] = await Promise.all([listTemplates(store, locale), listInterviews(store)]);
  const client = getQueryClient();
  client.setQueryData(templatesQuery().queryKey, { templates });
  client.setQueryData(interviewsQuery().queryKey, interviews);
  client.setQueryData(profileQuery().queryKey, user);
  return (
    <PageTexts of="app/(dashboard)/settings/templates">
      <HydrationBoundary state={dehydrate(client)}>
        <TemplatesScreen />
      </HydrationBoundary>
    </PageTexts>
  );
}
