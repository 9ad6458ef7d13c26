import type { Transaction } from "kysely";
import { recordAudit } from "@/lib/audit/record-audit";
import type { ImportsTable } from "@/lib/db/import-tables";
import { lockSource } from "@/lib/db/locks/lock-source";
import { nextVersion } from "@/lib/db/next-version";
import type { Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";
import { subjectOf } from "@/lib/imports/find-import";
import type { PauseReason } from "@/lib/imports/names";

async function pauseAll(
  transaction: Transaction<Tables>,
  sourceId: string,
  reason: PauseReason,
  of: { now: Date; imports: readonly ImportsTable[] },
): Promise<void> {
  if (of.imports.length === 0) return;
  const version = await nextVersion(transaction, sourceId);
  for (const row of of.imports) {
    await transaction
      .updateTable("imports")
      .set({ state: "paused", reason, changed_by_name: null, version })
      .where("id", "=", row.id)
      .execute();
    await recordAudit(transaction, {
      actor: { name: "Shortlist" },
      action: "import_paused",
      subject: subjectOf(row),
      details: { reason },
      at: of.now,
    });
  }
}

const running = (transaction: Transaction<Tables>, sourceId: string) =>
  transaction
    .selectFrom("imports")
    .selectAll()
    .where("source_id", "=", sourceId)
    .where("state", "=", "running");

/** Since the backup, rows that it has as waiting may have been sent: a person decides when to go on. */
export const pauseRestored = async (
  transaction: Transaction<Tables>,
  sourceId: string,
  now: Date,
): Promise<void> =>
  pauseAll(transaction, sourceId, "restored", {
    now,
    imports: await running(transaction, sourceId).execute(),
  });

/** Its next row can’t be written down, again and again. */
export const pauseFailing = (store: Store, id: string): Promise<void> =>
  store.db.transaction().execute(async (transaction) => {
    await lockSource(transaction, store.sourceId);
    const imports = await running(transaction, store.sourceId).where("id", "=", id).execute();
    await pauseAll(transaction, store.sourceId, "our_fault", { now: store.now(), imports });
  });
