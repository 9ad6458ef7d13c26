import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { unstable_rethrow } from "next/navigation";
import { findOrNotFound } from "@/app/(dashboard)/imports/[id]/find-or-not-found";
import { PageTexts } from "@/app/page-texts";
import { interviewsQuery } from "@/components/candidate/interviews-query";
import { getQueryClient } from "@/components/http/get-query-client";
import { ImportScreen } from "@/components/imports/import-screen";
import { importQuery } from "@/components/imports/imports-query";
import { pageTitle } from "@/lib/http/page-title";
import { isolate } from "@/lib/i18n/isolate";
import { listInterviews } from "@/lib/interviews/list-interviews";
import { listRecentInterviews } from "@/lib/interviews/list-recent";

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  try {
    const { answer } = await findOrNotFound((await params).id);
    return answer.import.name ? { title: isolate(answer.import.name) } : pageTitle("imports")();
  } catch (error) {
    // Next answers for missing pages and signed-out readers.
    unstable_rethrow(error);
    return pageTitle("imports")();
  }
}

export default async function ImportPage({ params }: Props) {
  const { id } = await params;
  const { user, store, answer } = await findOrNotFound(id);
  const [interviews, recentInterviews] = await Promise.all([
    listInterviews(store),
    listRecentInterviews(store, user.id),
  ]);
  const client = getQueryClient();
  client.setQueryData(importQuery(id).queryKey, answer);
  client.setQueryData(interviewsQuery().queryKey, interviews);
  return (
    <PageTexts of="app/(dashboard)/imports/[id]">
      <HydrationBoundary state={dehydrate(client)}>
        <ImportScreen id={id} recentInterviews={recentInterviews} />
      </HydrationBoundary>
    </PageTexts>
  );
}
