import { instant, type Store } from "@/lib/db/store";
import { assertDraft } from "@/lib/imports/change-import";
import { clearDraft } from "@/lib/imports/clear-rows";
import { type ImportUser, inImport } from "@/lib/imports/find-import";

/** Deletes a draft with its rows; a colleague’s goes on record. @throws ProblemError 404; 409 once it was started. */
export async function deleteImport(store: Store, id: string, user: ImportUser): Promise<void> {
  await inImport(store, id, async (within) => {
    assertDraft(within);
    await clearDraft(within, store, user);
    return { name: "", columns: "[]", deleted_at: instant(store.now()) };
  });
}
