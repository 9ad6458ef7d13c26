import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import { findOrNotFound } from "@/app/(dashboard)/shortlists/[id]/find-or-not-found";
import { shortlistTitle } from "@/app/(dashboard)/shortlists/[id]/shortlist-title";
import { PageTexts } from "@/app/page-texts";
import { getQueryClient } from "@/components/http/get-query-client";
import { ReadingScreen } from "@/components/shortlists/reading/reading-screen";
import { readingQuery } from "@/components/shortlists/shortlists-query";
import { hasRole } from "@/lib/roles";
import { readReading } from "@/lib/shortlists/read-shortlist";

export const generateMetadata = shortlistTitle;

/** A list as its readers see it, for recruiters too. */
export default async function ReadShortlistPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const { user, store } = await findOrNotFound(id);
  const client = getQueryClient();
  client.setQueryData(readingQuery(id).queryKey, { shortlist: await readReading(store, id, user) });
  return (
    <PageTexts of="app/(dashboard)/shortlists/[id]/read">
      <HydrationBoundary state={dehydrate(client)}>
        <ReadingScreen id={id} canCompose={hasRole(user, "recruiter")} />
      </HydrationBoundary>
    </PageTexts>
  );
}
