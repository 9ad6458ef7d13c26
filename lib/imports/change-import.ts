import type { Store } from "@/lib/db/store";
import { conflict } from "@/lib/errors";
import { inImport, type Within } from "@/lib/imports/find-import";
import { viewOf } from "@/lib/imports/import-view";
import type { ChangedImport, ImportView } from "@/lib/imports/schema";

/** @throws ProblemError 409 once it was started. */
export function assertDraft({ row }: Pick<Within, "row">): void {
  if (row.state !== "draft")
    throw conflict(
      "not_draft",
      "This import has already been started, so its rows can no longer be changed.",
      undefined,
      { reason: "import_not_draft" },
    );
}

/** Changes what is named: of a draft anything, later the name alone. @throws ProblemError 404; 409. */
export async function changeImport(
  store: Store,
  id: string,
  { name, interviewId, suppressCandidateEmail, columns }: ChangedImport,
): Promise<{ import: ImportView }> {
  const row = await inImport(store, id, async (within) => {
    const isOfRows = [interviewId, suppressCandidateEmail, columns].some((value) => value !== undefined);
    if (isOfRows) assertDraft(within);
    if (interviewId !== undefined) await checkInterviews(within, interviewId !== null);
    return {
      ...(name !== undefined && { name }),
      ...(interviewId !== undefined && { interview_id: interviewId }),
      ...(suppressCandidateEmail !== undefined && {
        suppress_candidate_email: suppressCandidateEmail ? (1 as const) : (0 as const),
      }),
      ...(columns && { columns: JSON.stringify(columns) }),
    };
  });
  return { import: await viewOf(store, row) };
}

/** Rows that name no interview are faulty as long as the import has none. */
async function checkInterviews({ transaction, row }: Within, hasOne: boolean): Promise<void> {
  await transaction
    .updateTable("import_rows")
    .set({ state: hasOne ? "waiting" : "faulty" })
    .where("import_id", "=", row.id)
    .where("state", "=", hasOne ? "faulty" : "waiting")
    .where("interview_id", "is", null)
    .where("errors", "is", null)
    .execute();
}
