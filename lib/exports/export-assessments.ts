import { csvHeader, csvLines } from "@/lib/assessments/csv";
import { assessmentView } from "@/lib/assessments/list/assessment-view";
import { type AssessmentFilter, matching, resolveFilter } from "@/lib/assessments/list/filter";
import { findAllIds } from "@/lib/assessments/list/find-all-ids";
import { readRows } from "@/lib/assessments/list/read-rows";
import type { AssessmentQuery, AssessmentView } from "@/lib/assessments/schema";
import { readSnapshot } from "@/lib/db/read-snapshot";
import { fewAssessments } from "@/lib/db/search/indexed-assessments";
import type { Store } from "@/lib/db/store";
import type { Batch, ExportReader } from "@/lib/exports/open-file";
import type { RunningExports } from "@/lib/exports/running-exports";
import type { Role } from "@/lib/roles";

// Reading a batch blocks the event loop for a few milliseconds.
const batchSize = 250;

export type ExportQuery = AssessmentFilter & Pick<AssessmentQuery, "sort">;
export type Exporter = { id: string; name: string; role: Role };

/**
 * All matching assessments as CSV, in the order of the start, read in batches as fast as the reader takes them. No row
 * comes twice, and none that matches throughout is missing.
 * @param exporter at least a recruiter: the file has application links. @throws like `RunningExports.begin`.
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
      find: async () => {
        const filter = await resolveFilter(store, query);
        return batchesOf(await findAllIds(store, filter), (ids) =>
          readMatching(store, filter, ids, exporter),
        );
      },
    },
    reader,
  );

/** Assessments by id, archived ones too. The audit log's entry is found by each candidate. */
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

type Exporting = { store: Store; exports: RunningExports };

const kind = {
  actions: { begun: "assessments_exported", ended: "assessments_export_ended" },
  header: csvHeader(),
} as const;

async function* batchesOf(
  ids: number[],
  read: (ids: number[]) => Promise<AssessmentView[]>,
): AsyncGenerator<Batch, undefined> {
  for (let next = 0; next < ids.length; next += batchSize) {
    const views = await read(ids.slice(next, next + batchSize));
    if (views.length > 0) yield { lines: csvLines(views), rows: views.length };
  }
}

// Leaves out rows that stopped matching since the start.
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
