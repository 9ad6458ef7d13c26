import type { AssessmentClient } from "@/lib/assessment-api/client";
import type { OddReason } from "@/lib/assessment-api/oddities";
import type { ServiceInterview } from "@/lib/assessment-api/schemas";
import { fold } from "@/lib/db/fold";
import { instant, type Store } from "@/lib/db/store";
import { type Guard, guardNothing } from "@/lib/mirror/guard";
import { type NewName, spreadInterviewName } from "@/lib/mirror/spread-interview-name";

/** The folded name of an interview whose name its assessments don't have yet: it sorts behind every name. */
const unnamed = "\uffff";

type InterviewFinding = { field: "id" | "name"; reason: OddReason; count: number; example?: number };

/** What was odd in the list of interviews: in how many rows, and one of them where it has an id. */
function findingsOf(rows: ServiceInterview[], unreadable: number): InterviewFinding[] {
  const findings = new Map<OddReason, InterviewFinding>();
  for (const row of rows) {
    if (row.name !== undefined) continue;
    const before = findings.get(row.odd);
    if (before) before.count += 1;
    else findings.set(row.odd, { field: "name", reason: row.odd, count: 1, example: row.id });
  }
  const withoutId = { field: "id", reason: "unusable", count: unreadable } as const;
  return [...(unreadable > 0 ? [withoutId] : []), ...findings.values()];
}

/**
 * Reads the service's interviews (interface document, section 4) and keeps them. One that the list no
 * longer has is marked retired: its assessments still carry its name. A new or changed name goes to the
 * assessments afterwards.
 * @param guard is asked first in every transaction.
 * @throws the client's errors, and the guard's; the store is then as it was.
 */
export async function pollInterviews(
  store: Store,
  client: Pick<AssessmentClient, "listInterviews">,
  guard: Guard = guardNothing(store),
): Promise<void> {
  const { rows, unreadable } = await client.listInterviews();
  const now = instant(store.now());
  const renamed = await store.db.transaction().execute(async (transaction) => {
    await guard(transaction);
    const kept = await transaction
      .selectFrom("interviews")
      .select(["id", "name", "name_folded"])
      .where("source_id", "=", store.sourceId)
      .execute();
    const byId = new Map(kept.map((interview) => [interview.id, interview]));
    const names: NewName[] = [];
    for (const [position, { id, name: listedName }] of rows.entries()) {
      const before = byId.get(id);
      // One without a usable name is called as its assessments call it where there is none.
      const name = listedName ?? before?.name ?? `Interview ${id}`;
      const folded = fold(name);
      if (before?.name !== name || before.name_folded !== folded)
        names.push({ id, before: before?.name_folded ?? unnamed, folded });
      const listed = { name, position, retired_at: null };
      await transaction
        .insertInto("interviews")
        .values({ source_id: store.sourceId, id, first_seen_at: now, name_folded: unnamed, ...listed })
        .onConflict((conflict) => conflict.columns(["source_id", "id"]).doUpdateSet(listed))
        .execute();
    }
    // A list with rows without an id retires nothing: the missing one may be among them.
    if (unreadable === 0) {
      const ids = rows.map((interview) => interview.id);
      await transaction
        .updateTable("interviews")
        .set({ retired_at: now })
        .where("source_id", "=", store.sourceId)
        .where("retired_at", "is", null)
        .$if(ids.length > 0, (query) => query.where("id", "not in", ids))
        .execute();
    }
    await transaction
      .updateTable("mirror_state")
      .set({ interviews_at: now, interview_findings: JSON.stringify(findingsOf(rows, unreadable)) })
      .where("source_id", "=", store.sourceId)
      .execute();
    return names;
  });
  for (const name of renamed) await spreadInterviewName(store, name, guard);
}
