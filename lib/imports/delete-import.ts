import { instant, type Store } from "@/lib/db/store";
import { assertDraft } from "@/lib/imports/change-import";
import { inImport } from "@/lib/imports/find-import";

/** Deletes a draft with its rows. @throws ProblemError 404; 409 once it was started. */
export async function deleteImport(store: Store, id: string): Promise<void> {
  await inImport(store, id, async (within) => {
    assertDraft(within);
    await within.transaction.deleteFrom("import_rows").where("import_id", "=", id).execute();
    return { name: "", columns: "[]", deleted_at: instant(store.now()) };
  });
}
