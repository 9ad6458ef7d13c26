import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { notFound, redirect, unstable_rethrow } from "next/navigation";
import { cache } from "react";
import { PageTexts } from "@/app/page-texts";
import { candidateName } from "@/components/candidate/candidate-name";
import { CandidateScreen } from "@/components/dashboard/candidate/candidate-screen";
import { getQueryClient } from "@/components/http/get-query-client";
import { notesQuery } from "@/components/notes/notes-query";
import { candidateQuery } from "@/components/rows/candidate-query";
import { asJson } from "@/lib/as-json";
import { getCandidate } from "@/lib/details/get-candidate";
import { getRuntimeSeenBy } from "@/lib/http/current-user";
import { pageTitle } from "@/lib/http/page-title";
import { requireUser } from "@/lib/http/require-user";
import { isolate } from "@/lib/i18n/isolate";
import { candidateIdParam, readParam } from "@/lib/path-params";
import { hasRole } from "@/lib/roles";

type Props = { params: Promise<{ id: string }> };

function idOrNotFound(text: string): number {
  try {
    return readParam(candidateIdParam, text);
  } catch {
    notFound();
  }
}

// Cached for one request.
const readCandidate = cache(async (text: string) => {
  const user = await requireUser("viewer");
  const { store } = await getRuntimeSeenBy(user);
  return asJson((await getCandidate(store, idOrNotFound(text), user)) ?? notFound());
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  try {
    return { title: isolate(candidateName((await readCandidate((await params).id)).candidate)) };
  } catch (error) {
    // Next answers for missing pages and signed-out readers.
    unstable_rethrow(error);
    // The page itself reports the failure; it still needs a title.
    return pageTitle("assessments")();
  }
}

export default async function CandidatePage({ params }: Props) {
  const user = await requireUser("viewer");
  const { mirror } = await getRuntimeSeenBy(user);
  mirror.watch();
  const { id: asked } = await params;
  const detail = await readCandidate(asked);
  const { id } = detail.candidate;
  // This candidate was joined to another.
  if (String(id) !== asked) redirect(`/candidates/${id}`);
  mirror.show(detail.assessments);
  const client = getQueryClient();
  client.setQueryData(candidateQuery(id).queryKey, detail);
  for (const assessment of detail.assessments)
    client.setQueryData(notesQuery(assessment.id).queryKey, {
      notes: detail.notes.filter((note) => note.assessmentId === assessment.id),
    });
  return (
    <PageTexts of="app/(dashboard)/candidates/[id]">
      <HydrationBoundary state={dehydrate(client)}>
        <CandidateScreen candidateId={id} picture={detail} canChange={hasRole(user, "recruiter")} />
      </HydrationBoundary>
    </PageTexts>
  );
}
