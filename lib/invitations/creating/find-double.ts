import type { ExpressionBuilder } from "kysely";
import type { Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";
import { foldEmail } from "@/lib/fold";
import type { InvitationRow } from "@/lib/invitations/view/invitation-view";
import { selectInvitations } from "@/lib/invitations/view/read-invitation";

export type Double =
  | { kind: "open"; invitation: InvitationRow }
  | { kind: "pending" | "completed"; assessmentId: number };

/** A created invitation only counts while the service still lists its assessment. */
const blocksAnother = (where: ExpressionBuilder<Tables & { v: Tables["invitations"] }, "v">) =>
  where.or([
    where("v.state", "!=", "created"),
    where.not(
      where.exists(
        where
          .selectFrom("assessments as a")
          .select("a.id")
          .whereRef("a.source_id", "=", "v.source_id")
          .whereRef("a.id", "=", "v.assessment_id")
          .where("a.gone_at", "is not", null),
      ),
    ),
  ]);

/** An open invitation, a pending assessment, or the newest completed one. */
export async function findDouble(
  store: Store,
  input: { candidate: { email: string }; interviewId: number },
): Promise<Double | undefined> {
  const emailFolded = foldEmail(input.candidate.email);
  const assessments = await store.db
    .selectFrom("assessments")
    .select(["id", "status"])
    .where("source_id", "=", store.sourceId)
    .where("email_folded", "=", emailFolded)
    .where("interview_id", "=", input.interviewId)
    .where("gone_at", "is", null)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
  const pending = assessments.find((assessment) => assessment.status === "pending");
  if (pending) return { kind: "pending", assessmentId: pending.id };

  const invitation = await selectInvitations(store)
    .where("v.email_folded", "=", emailFolded)
    .where("v.interview_id", "=", input.interviewId)
    .where("v.open", "=", 1)
    .where(blocksAnother)
    .executeTakeFirst();
  if (invitation) return { kind: "open", invitation };

  const completed = assessments[0];
  return completed && { kind: "completed", assessmentId: completed.id };
}
