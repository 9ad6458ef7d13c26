import type { ListedColumns } from "@/lib/assessments/mirrored-columns";
import type { Store } from "@/lib/db/store";
import type { Db } from "@/lib/db/types";
import { conflict } from "@/lib/errors";

type Readable = Pick<Db, "selectFrom">;

/** Which of these assessments are erased, also those that the store has no row of. */
export async function erasedAmong(
  db: Readable,
  { sourceId }: Pick<Store, "sourceId">,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom("erased_assessments")
    .select("assessment_id")
    .where("source_id", "=", sourceId)
    .where("assessment_id", "in", ids)
    .execute();
  return new Set(rows.map((row) => row.assessment_id));
}

/** What may be kept of an erased row that the service still lists: no link, and not a word. */
export const withoutWords = (listed: ListedColumns): ListedColumns => ({
  ...listed,
  application_url: "",
  report_url: null,
  detail: null,
});

/** @throws ProblemError 409 `erased` if one of them is erased. */
export async function refuseErased(db: Readable, store: Pick<Store, "sourceId">, ids: readonly number[]) {
  const erased = await erasedAmong(db, store, ids);
  if (erased.size > 0)
    throw conflict(
      "erased",
      "This candidate was erased. Nothing more can be recorded about them.",
      undefined,
      {
        reason: "candidate_erased",
      },
    );
}
