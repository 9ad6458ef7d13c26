import type { ExpressionBuilder } from "kysely";
import { newestFirst } from "@/lib/db/sql/newest-first";
import type { Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";
import { foldEmail } from "@/lib/fold";
import type { InvitationRow } from "@/lib/invitations/view/invitation-view";
import { selectInvitations } from "@/lib/invitations/view/read-invitation";

export type Double =
  | { kind: "open"; invitation: InvitationRow }
  | { kind: "pending" | "completed"; assessmentId: number };

type Sought = { candidate: { email: string }; interviewId: number };

/** Both engines take this many values in a condition. */
const mostEmails = 500;

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
export const findDouble = async (store: Store, input: Sought): Promise<Double | undefined> =>
  (await findDoubles(store, [input]))[0];

/** As `findDouble`, for many at once: in their order. */
export async function findDoubles(store: Store, inputs: readonly Sought[]): Promise<(Double | undefined)[]> {
  const emails = [...new Set(inputs.map(({ candidate }) => foldEmail(candidate.email)))];
  const found = new Map<string, Double>();
  for (let start = 0; start < emails.length; start += mostEmails)
    await collect(store, emails.slice(start, start + mostEmails), found);
  return inputs.map(({ candidate, interviewId }) =>
    found.get(keyOf({ email_folded: foldEmail(candidate.email), interview_id: interviewId })),
  );
}

const keyOf = (of: { email_folded: string | null; interview_id: number | null }) =>
  `${of.interview_id} ${of.email_folded}`;

async function collect(store: Store, emails: string[], found: Map<string, Double>): Promise<void> {
  const assessments = await store.db
    .selectFrom("assessments")
    .select(["id", "status", "email_folded", "interview_id"])
    .where("source_id", "=", store.sourceId)
    .where("email_folded", "in", emails)
    .where("interview_id", "is not", null)
    .where("gone_at", "is", null)
    .orderBy(newestFirst("created_at"), "desc")
    .orderBy("id", "desc")
    .execute();
  const invitations = await selectInvitations(store)
    .where("v.email_folded", "in", emails)
    .where("v.open", "=", 1)
    .where(blocksAnother)
    .execute();
  const first = (of: Parameters<typeof keyOf>[0], double: Double) => {
    if (!found.has(keyOf(of))) found.set(keyOf(of), double);
  };
  for (const row of assessments)
    if (row.status === "pending") first(row, { kind: "pending", assessmentId: row.id });
  for (const invitation of invitations) first(invitation, { kind: "open", invitation });
  for (const row of assessments) first(row, { kind: "completed", assessmentId: row.id });
}
