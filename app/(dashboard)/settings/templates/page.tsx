import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import { getQueryClient } from "@/components/get-query-client";
import { interviewsQuery } from "@/components/query/interviews-query";
import { profileQuery } from "@/components/query/profile-query";
import { templatesQuery } from "@/components/query/templates-query";
import { settingsTitle } from "@/components/settings/settings-title";
import { TemplatesScreen } from "@/components/settings/templates/templates-screen";
import { getLanguage } from "@/components/texts/get-texts";
import { requireUser } from "@/lib/auth/require-user";
import { listInterviews } from "@/lib/interviews/list-interviews";
import { getRuntime } from "@/lib/runtime";
import { listTemplates } from "@/lib/templates/list-templates";

export const generateMetadata = settingsTitle("templates");

export default async function TemplatesPage() {
  const user = await requireUser("administrator");
  const { store } = await getRuntime();
  const { locale } = await getLanguage();
  const [templates, interviews] = await Promise.all([listTemplates(store, locale), listInterviews(store)]);
  const client = getQueryClient();
  client.setQueryData(templatesQuery().queryKey, { templates });
  client.setQueryData(interviewsQuery().queryKey, interviews);
  client.setQueryData(profileQuery().queryKey, user);
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <TemplatesScreen />
    </HydrationBoundary>
  );
}
