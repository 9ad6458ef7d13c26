import { sql, type Transaction } from "kysely";
import type { Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";

/** Gives an assessment a new version and `more` notes. @returns how many it has; undefined for an unknown id. */
export async function touchAssessment(
  transaction: Transaction<Tables>,
  store: Store,
  assessmentId: number,
  { more, version }: { more: -1 | 0 | 1; version: number },
): Promise<number | undefined> {
  const row = await transaction
    .updateTable("assessments")
    .set({ note_count: sql`note_count + ${sql.lit(more)}`, version })
    .where("source_id", "=", store.sourceId)
    .where("id", "=", assessmentId)
    // Nothing more is written about an erased candidate.
    .where("erased_at", "is", null)
    .returning("note_count")
    .executeTakeFirst();
  return row?.note_count;
}
