import { assessmentView } from "@/lib/assessments/assessment-view";
import { csvHeader, csvLines } from "@/lib/assessments/csv";
import { type AssessmentFilter, matching } from "@/lib/assessments/filter";
import { findAllIds } from "@/lib/assessments/find-all-ids";
import { readRows } from "@/lib/assessments/read-rows";
import type { AssessmentQuery, AssessmentView } from "@/lib/assessments/schema";
import { fewAssessments } from "@/lib/db/indexed-assessments";
import { readSnapshot } from "@/lib/db/read-snapshot";
import type { Store } from "@/lib/db/store";
import type { Role } from "@/lib/db/types";
import type { Batch, ExportDesk, ExportReader } from "@/lib/exports/export-desk";

/** One batch's reading holds the event loop for a few milliseconds. */
const batchSize = 250;

export type ExportQuery = AssessmentFilter & Pick<AssessmentQuery, "sort">;
export type Exporter = { id: string; name: string; role: Role };

/**
 * All assessments that match, as CSV, in the order asked for as it was at the beginning. Read in batches as fast as
 * the reader takes them: each row is in it once at most and as it is when its batch is read, and none is missed that
 * matched throughout.
 * @param exporter at least a recruiter: the file has application links.
 * @throws what `ExportDesk.begin` does.
 */
export const exportAssessments = (
  { store, exports }: Exporting,
  query: ExportQuery,
  exporter: Exporter,
  reader: ExportReader,
): Promise<ReadableStream<Uint8Array>> =>
  exports.begin(
    {
      ...kind,
      exporter,
      details: { ...query },
      about: { sourceId: store.sourceId },
      find: async () =>
        batchesOf(await findAllIds(store, query), (ids) => readMatching(store, query, ids, exporter)),
    },
    reader,
  );

/**
 * The same of chosen assessments, in the order of their ids; ids that don't exist are left out, archived ones
 * are not. The audit log's entry is found by each of their candidates.
 * @param ids each once, `maxChosen` at most. @throws what `ExportDesk.begin` does.
 */
export const exportChosen = (
  { store, exports }: Exporting,
  ids: number[],
  exporter: Exporter,
  reader: ExportReader,
): Promise<ReadableStream<Uint8Array>> =>
  exports.begin(
    {
      ...kind,
      exporter,
      details: { ids },
      about: { sourceId: store.sourceId, assessmentIds: ids },
      find: async () =>
        batchesOf(ids, async (batch) =>
          (await readRows(store, batch)).map((row) => assessmentView(row, exporter)),
        ),
    },
    reader,
  );

type Exporting = { store: Store; exports: ExportDesk };

const kind = {
  actions: { begun: "assessments_exported", ended: "assessments_export_ended" },
  header: csvHeader(),
} as const;

/** @param read the rows of a batch of ids that are to be in the file. */
async function* batchesOf(
  ids: number[],
  read: (ids: number[]) => Promise<AssessmentView[]>,
): AsyncGenerator<Batch, undefined> {
  for (let next = 0; next < ids.length; next += batchSize) {
    const views = await read(ids.slice(next, next + batchSize));
    if (views.length > 0) yield { lines: csvLines(views), rows: views.length };
  }
}

/** Rows that stopped matching since the beginning are left out. */
const readMatching = (store: Store, filter: AssessmentFilter, ids: number[], exporter: Exporter) =>
  readSnapshot(store, async (snapshot) => {
    const still = await matching(fewAssessments(snapshot, ids), snapshot, filter).select("a.id").execute();
    const stillThere = new Set(still.map((row) => row.id));
    const rows = await readRows(
      snapshot,
      ids.filter((id) => stillThere.has(id)),
    );
    return rows.map((row) => assessmentView(row, exporter));
  });
