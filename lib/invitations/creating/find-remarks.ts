import { newestFirst } from "@/lib/db/sql/newest-first";
import type { Store } from "@/lib/db/store";
import { foldEmail } from "@/lib/fold";
import { selectInvitations } from "@/lib/invitations/view/read-invitation";
import type { Remark } from "@/lib/invitations/view-schema";

const mostRemarks = 5;

/** Where else the candidate was invited, newest first, apart from `candidate.interviewId`. */
export async function findRemarks(
  store: Store,
  candidate: { email: string; interviewId?: number },
): Promise<Remark[]> {
  const emailFolded = foldEmail(candidate.email);
  let assessments = store.db
    .selectFrom("assessments as a")
    .leftJoin("interviews as i", (join) =>
      join.onRef("i.source_id", "=", "a.source_id").onRef("i.id", "=", "a.interview_id"),
    )
    .select(["a.id", "a.status", "a.created_at", "a.interview_id", "i.name as interview_name"])
    .where("a.source_id", "=", store.sourceId)
    .where("a.email_folded", "=", emailFolded)
    .where("a.interview_id", "is not", null)
    .where("a.gone_at", "is", null)
    .orderBy(newestFirst("a.created_at"), "desc")
    .orderBy("a.id", "desc")
    .limit(mostRemarks);
  let unconfirmed = selectInvitations(store)
    .where("v.email_folded", "=", emailFolded)
    .where("v.open", "=", 1)
    // Probable and created ones have a row.
    .where("v.state", "in", ["submitting", "unconfirmed"])
    .orderBy("v.submitted_at", "desc")
    .limit(mostRemarks);
  if (candidate.interviewId !== undefined) {
    assessments = assessments.where("a.interview_id", "!=", candidate.interviewId);
    unconfirmed = unconfirmed.where("v.interview_id", "!=", candidate.interviewId);
  }
  const named = (id: number, name: string | null) => ({ id, name: name ?? `Interview ${id}` });
  const [rows, invitations] = await Promise.all([assessments.execute(), unconfirmed.execute()]);
  return [
    ...rows.flatMap((row): Remark[] =>
      row.interview_id === null
        ? []
        : [
            {
              kind: "other_interview",
              assessmentId: row.id,
              interview: named(row.interview_id, row.interview_name),
              status: row.status,
              at: row.created_at,
            },
          ],
    ),
    ...invitations.map(
      (invitation): Remark => ({
        kind: "other_interview",
        interview: named(invitation.interview_id, invitation.interview_name),
        status: "unconfirmed",
        at: invitation.submitted_at,
      }),
    ),
  ]
    .sort((one, other) => (one.at < other.at ? 1 : -1))
    .slice(0, mostRemarks);
}
