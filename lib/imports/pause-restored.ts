import type { Transaction } from "kysely";
import { nextVersion } from "@/lib/db/next-version";
import type { Tables } from "@/lib/db/types";

/** Since the backup, rows that it has as waiting may have been sent: a person decides when to go on. */
export async function pauseRestored(transaction: Transaction<Tables>, sourceId: string): Promise<void> {
  const version = await nextVersion(transaction, sourceId);
  await transaction
    .updateTable("imports")
    .set({ state: "paused", reason: "restored", slow_until: null, version })
    .where("source_id", "=", sourceId)
    .where("state", "=", "running")
    .execute();
}
