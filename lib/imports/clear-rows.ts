import { instant, type Store } from "@/lib/db/store";
import { conflict } from "@/lib/errors";
import { record } from "@/lib/imports/control-import";
import { type ImportUser, inImport, type Within } from "@/lib/imports/find-import";
import { viewOf } from "@/lib/imports/import-view";
import type { ImportView } from "@/lib/imports/schema";

const nobody = {
  errors: null,
  email: null,
  email_folded: null,
  first_name: null,
  last_name: null,
  phone_number: null,
  external_id: null,
  resume_url: null,
  cells: null,
} as const;

/**
 * Deletes what was never sent: all rows of a draft; of an import that has ended, what it knows of rows without an
 * invitation, and of the others the file’s cells. Its counts stay. @throws ProblemError 404; 409 while it isn’t over.
 */
export async function clearRows(store: Store, id: string, user: ImportUser): Promise<{ import: ImportView }> {
  const row = await inImport(store, id, async (within) => {
    const { transaction } = within;
    const { state } = within.row;
    if (state === "draft") {
      await clearDraft(within, store, user);
      return {};
    }
    if (state !== "done" && state !== "stopped")
      throw conflict("not_ended", "This import hasn’t ended yet. Stop it first.", undefined, {
        reason: "import_not_ended",
      });
    const { numUpdatedRows } = await transaction
      .updateTable("import_rows")
      .set(nobody)
      .where("import_id", "=", id)
      .where("state", "in", ["skipped", "notSent", "pending"])
      .where("invitation_id", "is", null)
      .executeTakeFirst();
    // A refused one stands in the log of invitations; the file’s own row needn’t stand here.
    await transaction
      .updateTable("import_rows")
      .set({ cells: null })
      .where("import_id", "=", id)
      // That one may yet turn out not to have invited anybody.
      .where("state", "!=", "unconfirmed")
      .execute();
    await record(within, {
      store,
      user,
      action: "import_cleared",
      details: { rows: Number(numUpdatedRows) },
    });
    return { cleared_at: instant(store.now()) };
  });
  return { import: await viewOf(store, row) };
}

/** Deletes the rows of a draft. That of a colleague’s draft is recorded in the audit log. */
export async function clearDraft(within: Within, store: Store, user: ImportUser): Promise<void> {
  const { transaction, row } = within;
  const { numDeletedRows } = await transaction
    .deleteFrom("import_rows")
    .where("import_id", "=", row.id)
    .executeTakeFirst();
  const rows = Number(numDeletedRows);
  if (rows > 0 && row.made_by !== user.id)
    await record(within, { store, user, action: "import_cleared", details: { rows } });
}
