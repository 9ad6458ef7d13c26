import { sql, type Transaction } from "kysely";
import { getRows } from "@/lib/assessments/list/get-row";
import type { ImportRowsTable } from "@/lib/db/import-tables";
import type { Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";
import { namedStore } from "@/lib/db/visibility/limit-store";
import { conflict } from "@/lib/errors";
import { assertDraft } from "@/lib/imports/change-import";
import { type CheckedRow, checkRows } from "@/lib/imports/check-row";
import { findImport, inImport, type Within } from "@/lib/imports/find-import";
import { countRows } from "@/lib/imports/import-view";
import { mostRows } from "@/lib/imports/names";
import type { GivenRow, RowDouble, TakenRows } from "@/lib/imports/schema";
import { findDoubles } from "@/lib/invitations/creating/find-double";
import type { Role } from "@/lib/roles";

/** Of the cells of an import and what was read from them: ten times what 5 000 usual rows have. */
const mostLetters = 20_000_000;

/** SQLite takes 32 766 values in a statement. */
const rowsAtOnce = 500;

/**
 * Puts rows into a draft, each by its line; one that is sent again replaces itself.
 * @returns the draft’s counts; of these rows the faults by field, and what the directory knows of their candidates.
 * @throws ProblemError 404; 409 once it was started, or when it is full.
 */
export async function takeRows(
  store: Store,
  id: string,
  rows: readonly GivenRow[],
  reader: { role: Role },
): Promise<TakenRows> {
  const before = await findImport(store, id);
  assertDraft({ row: before });
  // Of two rows with one line the last counts.
  const given = [...new Map(rows.map((row) => [row.line, row])).values()];
  // Before the lock: it takes a while.
  let checked = await checkRows(given, before.interview_id !== null);
  const row = await inImport(store, id, async (within) => {
    assertDraft(within);
    const hasInterview = within.row.interview_id !== null;
    // It got an interview meanwhile, or lost it.
    if (hasInterview !== (before.interview_id !== null)) checked = await checkRows(given, hasInterview);
    await writeRows(within.transaction, id, checked);
    const { total = 0 } = (await countRows(within.inside, [id])).get(id) ?? {};
    if (total > mostRows || (await lettersOf(within, id)) > mostLetters) throw full();
    return {};
  });
  const counts = (await countRows(store, [id])).get(id);
  if (!counts) throw new Error(`Import ${id} has no counts.`);
  return {
    counts,
    faults: checked.flatMap(({ line, faults }) => (faults ? [{ line, errors: faults }] : [])),
    doubles: await doublesOf(store, checked, row.interview_id, reader),
  };
}

/** The columns that hold a row’s text: its cells, what was read from them, and their errors. */
const written = [
  "cells",
  "errors",
  "email",
  "first_name",
  "last_name",
  "phone_number",
  "external_id",
  "resume_url",
] as const satisfies (keyof ImportRowsTable)[];

const lengthOf = (column: (typeof written)[number]) => sql`coalesce(length(${sql.ref(column)}), 0)`;

async function lettersOf({ transaction }: Within, id: string): Promise<number> {
  const { letters } = await transaction
    .selectFrom("import_rows")
    .select(sql<number | string | null>`sum(${sql.join(written.map(lengthOf), sql` + `)})`.as("letters"))
    .where("import_id", "=", id)
    .executeTakeFirstOrThrow();
  return Number(letters);
}

const full = () =>
  conflict(
    "import_full",
    `An import takes up to ${mostRows} rows. Create a second one for the rest.`,
    undefined,
    { reason: "import_full", params: { most: mostRows } },
  );

async function writeRows(
  transaction: Transaction<Tables>,
  importId: string,
  checked: readonly CheckedRow[],
): Promise<void> {
  const written = checked.map(({ faults, ...row }): ImportRowsTable => ({ import_id: importId, ...row }));
  for (let start = 0; start < written.length; start += rowsAtOnce) {
    const some = written.slice(start, start + rowsAtOnce);
    await transaction
      .deleteFrom("import_rows")
      .where("import_id", "=", importId)
      .where(
        "line",
        "in",
        some.map(({ line }) => line),
      )
      .execute();
    await transaction.insertInto("import_rows").values(some).execute();
  }
}

async function doublesOf(
  store: Store,
  checked: readonly CheckedRow[],
  common: number | null,
  reader: { role: Role },
): Promise<RowDouble[]> {
  const sought = checked.flatMap(({ line, email, email_folded, interview_id }) => {
    const interviewId = interview_id ?? common;
    return email !== null && email_folded !== null && interviewId !== null
      ? [{ line, candidate: { email }, interviewId }]
      : [];
  });
  const found = await findDoubles(namedStore(store), sought);
  const ids = found.flatMap((double) => {
    const assessmentId = double && assessmentOf(double);
    return assessmentId ? [assessmentId] : [];
  });
  const assessments = await getRows(store, ids, reader);
  return sought.flatMap(({ line }, at) => {
    const double = found[at];
    if (!double) return [];
    const assessment = assessments.get(assessmentOf(double) ?? 0);
    // A blind reviewer learns that there is one, but not which.
    return [{ line, kind: double.kind, assessment: assessment?.isBlind ? undefined : assessment }];
  });
}

const assessmentOf = (double: NonNullable<Awaited<ReturnType<typeof findDoubles>>[number]>) =>
  double.kind === "open" ? double.invitation.assessment_id : double.assessmentId;
