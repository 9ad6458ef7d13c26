import { sql } from "kysely";
import { assessmentView } from "@/lib/assessments/assessment-view";
import type { AssessmentView } from "@/lib/assessments/schema";
import { selectAssessments } from "@/lib/assessments/select-assessments";
import type { Store } from "@/lib/db/store";
import type { Role } from "@/lib/db/types";

const mostOffered = 10;

/** Word for word the condition of the index `assessments_to_claim`: without it SQLite doesn't use it. */
const claimable = sql<boolean>`a.identity = 'unclaimed' and a.status = 'pending' and a.gone_at is null`;

/** The newest pending rows of which nobody has said whose they are, and how many there are. */
export async function listClaimable(
  store: Store,
  reader: { role: Role },
): Promise<{ unclaimed: AssessmentView[]; unclaimedTotal: number }> {
  const rows = await selectAssessments(store)
    .selectAll("a")
    .select(["i.name as interview_name", "v.invited_by_name"])
    .where(claimable)
    .orderBy("a.created_at", "desc")
    .orderBy("a.id", "desc")
    .limit(mostOffered)
    .execute();
  const { total } = await store.db
    .selectFrom("assessments as a")
    .select((count) => count.fn.countAll<number>().as("total"))
    .where("a.source_id", "=", store.sourceId)
    .where(claimable)
    .executeTakeFirstOrThrow();
  return { unclaimed: rows.map((row) => assessmentView(row, reader)), unclaimedTotal: total };
}
