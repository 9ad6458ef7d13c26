import { randomUUID } from "node:crypto";
import { assessmentView } from "@/lib/assessments/assessment-view";
import { csvHeader, csvLines } from "@/lib/assessments/csv";
import { type AssessmentFilter, matching } from "@/lib/assessments/filter";
import { findAllIds } from "@/lib/assessments/find-all-ids";
import { readRows } from "@/lib/assessments/read-rows";
import type { AssessmentQuery, AssessmentView } from "@/lib/assessments/schema";
import type { AuditAction } from "@/lib/audit/actions";
import { recordAudit } from "@/lib/audit/record-audit";
import { type MayGoOn, RightsEnded } from "@/lib/auth/rights-ended";
import { fewAssessments } from "@/lib/db/indexed-assessments";
import { readSnapshot } from "@/lib/db/read-snapshot";
import type { Store } from "@/lib/db/store";
import type { Role } from "@/lib/db/types";

/** One batch's reading holds the event loop for a few milliseconds. */
const batchSize = 250;

export type ExportQuery = AssessmentFilter & Pick<AssessmentQuery, "sort">;
export type Exporter = { id: string; name: string; role: Role };

/**
 * All assessments that match, as CSV in UTF-8, in the order asked for as it was at the beginning. Read in
 * batches as fast as the reader takes them: each row is in it once at most and as it is when its batch is
 * read, and none is missed that matched throughout. Who exported what is in the audit log before the first
 * byte leaves, and how many rows it became at the end, also when the reader goes away.
 * @param exporter at least a recruiter: the file has application links.
 * @param mayGoOn asked before each batch; the file breaks off, as a failure, where they no longer may have it.
 */
export const exportAssessments = (
  store: Store,
  query: ExportQuery,
  exporter: Exporter,
  mayGoOn: MayGoOn,
): Promise<ReadableStream<Uint8Array>> =>
  writeFile(store, exporter, {
    mayGoOn,
    asked: { ...query },
    find: () => findAllIds(store, query),
    read: (ids) => readMatching(store, query, ids, exporter),
  });

/**
 * The same of chosen assessments, in the order of their ids; ids that don't exist are left out, archived ones
 * are not. The audit log's entry is found by each of their candidates.
 * @param ids each once, `maxChosen` at most.
 */
export const exportChosen = (
  store: Store,
  ids: number[],
  exporter: Exporter,
  mayGoOn: MayGoOn,
): Promise<ReadableStream<Uint8Array>> =>
  writeFile(store, exporter, {
    mayGoOn,
    asked: { ids },
    chosen: ids,
    find: async () => ids,
    read: async (batch) => (await readRows(store, batch)).map((row) => assessmentView(row, exporter)),
  });

type Wanted = {
  mayGoOn: MayGoOn;
  /** For the audit log. */
  asked: Record<string, unknown>;
  /** By whose candidates the entry is found; undefined where nobody chose them one by one. */
  chosen?: number[];
  find: () => Promise<number[]>;
  /** The rows of a batch of them that are to be in the file. */
  read: (ids: number[]) => Promise<AssessmentView[]>;
};

async function writeFile(
  store: Store,
  exporter: Exporter,
  { mayGoOn, asked, chosen, find, read }: Wanted,
): Promise<ReadableStream<Uint8Array>> {
  const exportId = randomUUID();
  const record = (action: AuditAction, details: Record<string, unknown>, assessmentIds?: number[]) =>
    recordAudit(store.db, {
      actor: exporter,
      action,
      subject: { type: "export", id: exportId, sourceId: store.sourceId, assessmentIds },
      details,
      at: store.now(),
    });
  await record("assessments_exported", asked, chosen);
  const ids = await find();

  const encoder = new TextEncoder();
  let next = 0;
  let written = 0;
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => controller.enqueue(encoder.encode(csvHeader())),
      async pull(controller) {
        if (!(await mayGoOn())) {
          await record("assessments_export_ended", { rows: written, complete: false });
          throw new RightsEnded();
        }
        let lines = "";
        while (lines === "" && next < ids.length) {
          const views = await read(ids.slice(next, next + batchSize));
          next += batchSize;
          written += views.length;
          lines = csvLines(views);
        }
        if (lines !== "") controller.enqueue(encoder.encode(lines));
        if (next < ids.length) return;
        await record("assessments_export_ended", { rows: written, complete: true });
        controller.close();
      },
      cancel: () => record("assessments_export_ended", { rows: written, complete: false }),
    },
    { highWaterMark: 1 },
  );
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
