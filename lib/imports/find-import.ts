import type { Transaction } from "kysely";
import type { ImportsTable } from "@/lib/db/import-tables";
import { lockSource } from "@/lib/db/locks/lock-source";
import { nextVersion } from "@/lib/db/next-version";
import type { Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";
import { notFound } from "@/lib/errors";

export type ImportUser = { id: string; name: string };

/** @throws ProblemError 404. */
export async function findImport(store: Store, id: string): Promise<ImportsTable> {
  const row = await store.db
    .selectFrom("imports")
    .selectAll()
    .where("source_id", "=", store.sourceId)
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!row) throw notFound("This import no longer exists.", { reason: "import_missing" });
  return row;
}

export type Within = { transaction: Transaction<Tables>; inside: Store; row: ImportsTable };

/**
 * Changes an import under the next version, so that open screens are told. @param change returns what to write; throws
 * to change nothing. @throws ProblemError 404, and what `change` throws.
 */
export const inImport = (
  store: Store,
  id: string,
  change: (within: Within) => Promise<Partial<ImportsTable>>,
): Promise<ImportsTable> =>
  store.db.transaction().execute(async (transaction) => {
    await lockSource(transaction, store.sourceId);
    const inside = { ...store, db: transaction };
    const written = await change({ transaction, inside, row: await findImport(inside, id) });
    return transaction
      .updateTable("imports")
      .set({ ...written, version: await nextVersion(transaction, store.sourceId) })
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });

export const subjectOf = (row: Pick<ImportsTable, "id" | "name" | "source_id">) =>
  ({ type: "import", id: row.id, label: row.name, sourceId: row.source_id }) as const;
