import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import { findOrNotFound } from "@/app/(dashboard)/shortlists/[id]/find-or-not-found";
import { shortlistTitle } from "@/app/(dashboard)/shortlists/[id]/shortlist-title";
import { PageTexts } from "@/app/page-texts";
import { getQueryClient } from "@/components/http/get-query-client";
import { ComposeScreen } from "@/components/shortlists/composing/compose-screen";
import { ReadingScreen } from "@/components/shortlists/reading/reading-screen";
import { readingQuery, shortlistQuery } from "@/components/shortlists/shortlists-query";
import { hasRole } from "@/lib/roles";
import { readReading, readShortlist } from "@/lib/shortlists/read-shortlist";

export const generateMetadata = shortlistTitle;

/** Recruiters compose it; viewers read it. */
export default async function ShortlistPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const { user, store } = await findOrNotFound(id);
  const canCompose = hasRole(user, "recruiter");
  const client = getQueryClient();
  if (canCompose)
    client.setQueryData(shortlistQuery(id).queryKey, { shortlist: await readShortlist(store, id, user) });
  else client.setQueryData(readingQuery(id).queryKey, { shortlist: await readReading(store, id, user) });
  return (
    <PageTexts of="app/(dashboard)/shortlists/[id]">
      <HydrationBoundary state={dehydrate(client)}>
        {canCompose ? <ComposeScreen id={id} /> : <ReadingScreen id={id} canCompose={false} />}
      </HydrationBoundary>
    </PageTexts>
  );
}
