import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { notFound, unstable_rethrow } from "next/navigation";
import { cache } from "react";
import { AssessmentScreen } from "@/components/assessments/assessment-screen";
import { candidateLines } from "@/components/assessments/candidate-name";
import { getQueryClient } from "@/components/get-query-client";
import { assessmentQuery } from "@/components/query/assessment-query";
import { notesQuery } from "@/components/query/notes-query";
import { getTexts } from "@/components/texts/get-texts";
import { pageTitle } from "@/components/texts/page-title";
import { getAssessment } from "@/lib/assessments/get-assessment";
import { requireUser } from "@/lib/auth/require-user";
import { hasRole } from "@/lib/members/roles";
import { listNotes } from "@/lib/notes/list-notes";
import { assessmentIdParam, readParam } from "@/lib/path-params";
import { getRuntime } from "@/lib/runtime";

type Props = { params: Promise<{ id: string }> };

function idOrNotFound(text: string): number {
  try {
    return readParam(assessmentIdParam, text);
  } catch {
    notFound();
  }
}

/** Asked for once while a page is made. */
const readDetail = cache(async (text: string) => {
  const user = await requireUser("viewer");
  const { store } = await getRuntime();
  return (await getAssessment(store, idOrNotFound(text), user)) ?? notFound();
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  try {
    const { assessment } = await readDetail((await params).id);
    return { title: candidateLines(assessment, (await getTexts()).t).name };
  } catch (error) {
    // Of what isn't there, and of whom nobody knows, Next takes care.
    unstable_rethrow(error);
    // The page fails as well, and says so; without a title it would be nameless.
    return pageTitle("assessments")();
  }
}

export default async function AssessmentPage({ params }: Props) {
  const user = await requireUser("viewer");
  const { store, mirror } = await getRuntime();
  mirror.watch();
  const detail = await readDetail((await params).id);
  mirror.show([detail.assessment]);
  const { id } = detail.assessment;
  const client = getQueryClient();
  client.setQueryData(assessmentQuery(id).queryKey, detail);
  client.setQueryData(notesQuery(id).queryKey, { notes: await listNotes(store, id, user) });
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <AssessmentScreen id={id} canChange={hasRole(user, "recruiter")} />
    </HydrationBoundary>
  );
}
