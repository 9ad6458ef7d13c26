import type { Transaction } from "kysely";
import { type Oddity, writeOddities } from "@/lib/assessment-api/oddities";
import { nextVersion } from "@/lib/db/next-version";
import type { Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";

/** Fields that only the single read has (assessment-service.md, section 2, rule 6). */
const ofTheRead = new Set(["candidate_email", "interview_id"]);

export async function keepReadOddities(
  transaction: Transaction<Tables>,
  store: Store,
  id: number,
  oddities: Oddity[] = [],
): Promise<void> {
  const written = writeOddities(oddities.filter(({ field }) => ofTheRead.has(field)));
  const row = await transaction
    .selectFrom("assessments")
    .select("read_oddities")
    .where("source_id", "=", store.sourceId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row || row.read_oddities === written) return;
  const version = await nextVersion(transaction, store.sourceId);
  await transaction
    .updateTable("assessments")
    .set({ read_oddities: written, version })
    .where("source_id", "=", store.sourceId)
    .where("id", "=", id)
    .execute();
}
