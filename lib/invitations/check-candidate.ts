import { getAssessment } from "@/lib/assessments/get-assessment";
import type { Store } from "@/lib/db/store";
import type { Role } from "@/lib/db/types";
import { findDouble } from "@/lib/invitations/find-double";
import { findRemarks } from "@/lib/invitations/find-remarks";
import { invitationView } from "@/lib/invitations/invitation-view";
import type { CandidateCheckQuery } from "@/lib/invitations/schema";
import type { CandidateCheck } from "@/lib/invitations/view-schema";

/**
 * What the directory knows about a candidate before they are invited: what would be refused, what would be
 * asked back, and what is only worth knowing. It promises nothing: the submission is checked again.
 */
export async function checkCandidate(
  store: Store,
  { email, interviewId }: CandidateCheckQuery,
  reader: { role: Role },
): Promise<CandidateCheck> {
  const [double, remarks] = await Promise.all([
    interviewId === undefined ? undefined : findDouble(store, { candidate: { email }, interviewId }),
    findRemarks(store, { email, interviewId }),
  ]);
  if (!double) return { remarks };
  if (double.kind === "open") return { open: invitationView(double.invitation), remarks };
  const assessment = (await getAssessment(store, double.assessmentId, reader))?.assessment;
  return { [double.kind]: assessment, remarks };
}
