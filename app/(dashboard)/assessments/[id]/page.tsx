import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import { notFound } from "next/navigation";
import { AssessmentScreen } from "@/components/assessments/assessment-screen";
import { getQueryClient } from "@/components/get-query-client";
import { assessmentQuery } from "@/components/query/assessment-query";
import { pageTitle } from "@/components/texts/page-title";
import { getAssessment } from "@/lib/assessments/get-assessment";
import { requireUser } from "@/lib/auth/require-user";
import { readAssessmentId } from "@/lib/http/read-assessment-id";
import { hasRole } from "@/lib/members/roles";
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
  const client = getQueryClient();
  client.setQueryData(assessmentQuery(detail.assessment.id).queryKey, detail);
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <AssessmentScreen id={detail.assessment.id} canClaim={hasRole(user, "recruiter")} />
    </HydrationBoundary>
  );
}
