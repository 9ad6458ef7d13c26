import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { notFound, unstable_rethrow } from "next/navigation";
import { cache } from "react";
import { PageTexts } from "@/app/page-texts";
import { candidateLines } from "@/components/candidate/candidate-name";
import { AssessmentScreen } from "@/components/dashboard/assessment/assessment-screen";
import { getQueryClient } from "@/components/http/get-query-client";
import { notesQuery } from "@/components/notes/notes-query";
import { assessmentQuery, restOf } from "@/components/rows/assessment-query";
import { getAssessment } from "@/lib/details/get-assessment";
import { getRuntimeSeenBy } from "@/lib/http/current-user";
import { getTexts } from "@/lib/http/get-texts";
import { pageTitle } from "@/lib/http/page-title";
import { requireUser } from "@/lib/http/require-user";
import { isolate } from "@/lib/i18n/isolate";
import { listNotes } from "@/lib/notes/list-notes";
import { assessmentIdParam, readParam } from "@/lib/path-params";
import { hasRole } from "@/lib/roles";

type Props = { params: Promise<{ id: string }> };

function idOrNotFound(text: string): number {
  try {
    return readParam(assessmentIdParam, text);
  } catch {
    notFound();
  }
}

// Cached for one request.
const readDetail = cache(async (text: string) => {
  const user = await requireUser("viewer");
  const { store } = await getRuntimeSeenBy(user);
  return (await getAssessment(store, idOrNotFound(text), user)) ?? notFound();
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  try {
    const { assessment } = await readDetail((await params).id);
    return { title: isolate(candidateLines(assessment, (await getTexts()).t).name) };
  } catch (error) {
    // Next answers for missing pages and signed-out readers.
    unstable_rethrow(error);
    // The page itself reports the failure; it still needs a title.
    return pageTitle("assessments")();
  }
}

export default async function AssessmentPage({ params }: Props) {
  const user = await requireUser("viewer");
  const { store, mirror } = await getRuntimeSeenBy(user);
  mirror.watch();
  const detail = await readDetail((await params).id);
  mirror.show([detail.assessment]);
  const { id } = detail.assessment;
  const client = getQueryClient();
  client.setQueryData(assessmentQuery(id).queryKey, restOf(detail));
  client.setQueryData(notesQuery(id).queryKey, { notes: await listNotes(store, id, user) });
  return (
    <PageTexts of="app/(dashboard)/assessments/[id]">
      <HydrationBoundary state={dehydrate(client)}>
        <AssessmentScreen picture={detail.assessment} canChange={hasRole(user, "recruiter")} />
      </HydrationBoundary>
    </PageTexts>
  );
}
