import type { Store } from "@/lib/db/store";
import { conflict, invalid } from "@/lib/errors";
import { checkRows } from "@/lib/imports/check-row";
import { record, running } from "@/lib/imports/control-import";
import { findImport, type ImportUser, inImport } from "@/lib/imports/find-import";
import { viewOf } from "@/lib/imports/import-view";
import type { GivenRow, ImportView } from "@/lib/imports/schema";
import { requireRecruiter } from "@/lib/members/require-recruiter";

const again = {
  state: "waiting",
  reason: null,
  invitation_id: null,
  other_invitation_id: null,
  assessment_id: null,
  settled_at: null,
} as const;

/** Rows that invited nobody. What is unconfirmed is being looked for, so that nobody is invited twice. */
const failed = ["rejected", "notSent"] as const;
const correctable = [...failed, "skipped", "pending"] as const;

/** Whoever gives a row here wants it sent. Of two with one line the last counts. */
const toSend = (rows: readonly GivenRow[]): GivenRow[] => [
  ...new Map(rows.map(({ skip, ...row }) => [row.line, row])).values(),
];

/**
 * Sends again what was refused or not sent, and goes on with the import.
 * @param rows these lines alone, as they are given here; none: all that failed, as they are.
 * @throws ProblemError 403, 404; 409 for a draft; 422 by row for one that can’t be sent as it is, or without any to send.
 */
export async function retryRows(
  store: Store,
  id: string,
  rows: readonly GivenRow[],
  user: ImportUser,
): Promise<{ import: ImportView }> {
  const { interview_id } = await findImport(store, id);
  const given = toSend(rows);
  const checked = await checkRows(given, interview_id !== null);
  const errors = checked.flatMap(({ line, faults }) => {
    const at = rows.findLastIndex((row) => row.line === line);
    return Object.entries(faults ?? {}).map(([field, texts]) => [`rows.${at}.${field}`, texts] as const);
  });
  if (errors.length > 0) throw invalid(Object.fromEntries(errors));
  const row = await inImport(store, id, async (within) => {
    await requireRecruiter(within.transaction, user.id);
    if (within.row.state === "draft")
      throw conflict("is_draft", "This import hasn’t been started yet.", undefined, {
        reason: "import_is_draft",
      });
    const { transaction } = within;
    let retried = 0;
    if (rows.length === 0) {
      const { numUpdatedRows } = await transaction
        .updateTable("import_rows")
        .set(again)
        .where("import_id", "=", id)
        .where("state", "in", failed)
        // Its data was deleted.
        .where("email_folded", "is not", null)
        .executeTakeFirst();
      retried = Number(numUpdatedRows);
    }
    for (const { faults, cells, line, ...given } of checked) {
      const { numUpdatedRows } = await transaction
        .updateTable("import_rows")
        .set({ ...given, ...again, ...(cells !== null && { cells }) })
        .where("import_id", "=", id)
        .where("line", "=", line)
        .where("state", "in", correctable)
        .executeTakeFirst();
      retried += Number(numUpdatedRows);
    }
    if (retried === 0)
      throw invalid({}, "There is no one to invite in this import yet.", { reason: "import_is_empty" });
    await record(within, { store, user, action: "import_retried", details: { rows: retried } });
    return { ...running(store), changed_by_name: user.name, started_by: user.id, started_by_name: user.name };
  });
  return { import: await viewOf(store, row) };
}
