import { lockSource } from "@/lib/db/locks/lock-source";
import type { Store } from "@/lib/db/store";
import { assertDraft } from "@/lib/imports/change-import";
import { findImport } from "@/lib/imports/find-import";

/** Deletes a draft with its rows. @throws ProblemError 404; 409 once it was started. */
export const deleteImport = (store: Store, id: string): Promise<void> =>
  store.db.transaction().execute(async (transaction) => {
    await lockSource(transaction, store.sourceId);
    assertDraft({ row: await findImport({ ...store, db: transaction }, id) });
    await transaction.deleteFrom("import_rows").where("import_id", "=", id).execute();
    await transaction.deleteFrom("imports").where("id", "=", id).execute();
  });
