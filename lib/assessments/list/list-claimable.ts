import { sql } from "kysely";
import { assessmentView } from "@/lib/assessments/list/assessment-view";
import type { AssessmentView } from "@/lib/assessments/schema";
import { indexedAssessments } from "@/lib/db/search/indexed-assessments";
import type { Store } from "@/lib/db/store";
import type { Role } from "@/lib/roles";

const mostOffered = 10;

// Word for word the condition of the index `assessments_to_claim`, or SQLite can't use it.
const claimable = sql<boolean>`a.identity = 'unclaimed' and a.status = 'pending' and a.gone_at is null`;

/** The newest pending rows that can be claimed, and how many there are. */
export async function listClaimable(
  store: Store,
  reader: { role: Role },
): Promise<{ unclaimed: AssessmentView[]; unclaimedTotal: number }> {
  const waiting = indexedAssessments(store, "assessments_to_claim").where(claimable);
  const rows = await waiting
    .selectAll("a")
    .orderBy("a.created_at", "desc")
    .orderBy("a.id", "desc")
    .limit(mostOffered)
    .execute();
  const { total } = await waiting
    .select((count) => count.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  // An unclaimed row has neither interview nor inviter.
  const unknownNames = {
    interview_name: null,
    invited_by_name: null,
    assignee_disabled_at: null,
    candidate_id: null,
    name_order: null,
    is_blind: 0,
  } as const;
  return {
    unclaimed: rows.map((row) => assessmentView({ ...row, ...unknownNames }, reader)),
    unclaimedTotal: total,
  };
}
