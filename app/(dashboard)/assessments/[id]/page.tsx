import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import { notFound } from "next/navigation";
import { AssessmentScreen } from "@/components/assessments/assessment-screen";
import { getQueryClient } from "@/components/get-query-client";
import { assessmentQuery } from "@/components/query/assessment-query";
import { notesQuery } from "@/components/query/notes-query";
import { pageTitle } from "@/components/texts/page-title";
import { getAssessment } from "@/lib/assessments/get-assessment";
import { requireUser } from "@/lib/auth/require-user";
import { readAssessmentId } from "@/lib/http/read-assessment-id";
import { hasRole } from "@/lib/members/roles";
import { listNotes } from "@/lib/notes/list-notes";
import { getRuntime } from "@/lib/runtime";

export const generateMetadata = pageTitle("assessment");

function idOrNotFound(text: string): number {
  try {
    return readAssessmentId(text);
  } catch {
    notFound();
  }
}

export default async function AssessmentPage({ params }: { params: Promise<{ id: string }> }) {
  const user = await requireUser("viewer");
  const { store, mirror } = await getRuntime();
  mirror.watch();
  const detail = await getAssessment(store, idOrNotFound((await params).id), user);
  if (!detail) notFound();
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
