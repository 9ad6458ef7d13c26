import { getRow } from "@/lib/assessments/list/get-row";
import { findPersonByEmail } from "@/lib/assessments/person/find-person";
import { knownOf, listPersonRows } from "@/lib/assessments/person/list-person-rows";
import type { Store } from "@/lib/db/store";
import { namedStore } from "@/lib/db/visibility/limit-store";
import { foldEmail } from "@/lib/fold";
import { findDouble } from "@/lib/invitations/creating/find-double";
import { findRemarks } from "@/lib/invitations/creating/find-remarks";
import type { CandidateCheckQuery } from "@/lib/invitations/schema";
import { invitationView } from "@/lib/invitations/view/invitation-view";
import { findInvitation } from "@/lib/invitations/view/read-invitation";
import type { CandidateCheck } from "@/lib/invitations/view-schema";
import type { Role } from "@/lib/roles";

/** What a recruiter should know before inviting. The submission is checked again. */
export async function checkCandidate(
  store: Store,
  { email, interviewId }: CandidateCheckQuery,
  reader: { role: Role },
): Promise<CandidateCheck> {
  const [double, remarks, known] = await Promise.all([
    interviewId === undefined
      ? undefined
      : findDouble(namedStore(store), { candidate: { email }, interviewId }),
    findRemarks(store, { email, interviewId }),
    findKnown(store, email, reader),
  ]);
  if (!double) return { known, remarks };
  if (double.kind === "open") {
    const open = await findInvitation(store, double.invitation.id);
    return { ...(open && { open: invitationView(open) }), known, remarks };
  }
  const assessment = await getRow(store, double.assessmentId, reader);
  // A blind reviewer learns of it when they submit, and not which it is.
  return { ...(!assessment?.isBlind && { [double.kind]: assessment }), known, remarks };
}

async function findKnown(
  store: Store,
  email: string,
  reader: { role: Role },
): Promise<CandidateCheck["known"]> {
  const person = await findPersonByEmail(store, foldEmail(email));
  return person && knownOf(await listPersonRows(store, person, reader));
}
