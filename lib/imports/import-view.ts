import type { ImportsTable } from "@/lib/db/import-tables";
import type { Store } from "@/lib/db/store";
import { rowStates } from "@/lib/imports/names";
import { restUntil } from "@/lib/imports/rest-until";
import type { ImportCounts, ImportView } from "@/lib/imports/schema";

/** Over so many of the last rows the pace is measured. */
const measuredRows = 50;

const noRows: ImportCounts = {
  total: 0,
  waiting: 0,
  faulty: 0,
  created: 0,
  pending: 0,
  skipped: 0,
  rejected: 0,
  unconfirmed: 0,
  notSent: 0,
};

/** How many rows of each import stand where. */
export async function countRows(store: Store, ids: readonly string[]): Promise<Map<string, ImportCounts>> {
  const counts = new Map(ids.map((id) => [id, { ...noRows }]));
  if (ids.length === 0) return counts;
  const found = await store.db
    .selectFrom("import_rows")
    .select(({ fn }) => ["import_id", "state", fn.countAll<number | string>().as("number")])
    .where("import_id", "in", ids)
    .groupBy(["import_id", "state"])
    .execute();
  for (const { import_id, state, number } of found) {
    const own = counts.get(import_id);
    if (!own) continue;
    own[state] = Number(number);
    own.total = rowStates.reduce((sum, name) => sum + own[name], 0);
  }
  return counts;
}

/** Imports for their readers, in the order given, without their columns. */
export async function importViews(store: Store, rows: readonly ImportsTable[]): Promise<ImportView[]> {
  const counts = await countRows(
    store,
    rows.map(({ id }) => id),
  );
  return Promise.all(
    rows.map((row) => importView(store, { ...row, columns: "[]" }, counts.get(row.id) ?? noRows)),
  );
}

/** One import for its reader. */
export async function viewOf(store: Store, row: ImportsTable): Promise<ImportView> {
  return importView(store, row, (await countRows(store, [row.id])).get(row.id) ?? noRows);
}

const given = <T>(value: T | null): T | undefined => value ?? undefined;

async function importView(store: Store, row: ImportsTable, counts: ImportCounts): Promise<ImportView> {
  const slowUntil = row.state === "running" ? await restUntil(store) : undefined;
  return {
    id: row.id,
    name: row.name,
    state: row.state,
    reason: slowUntil === undefined ? given(row.reason) : "rate_limited",
    changedBy: given(row.changed_by_name),
    slowUntil,
    interviewId: given(row.interview_id),
    suppressCandidateEmail: row.suppress_candidate_email === 1,
    columns: JSON.parse(row.columns) as ImportView["columns"],
    makerId: row.made_by,
    madeBy: row.made_by_name,
    startedBy: given(row.started_by_name),
    createdAt: row.created_at,
    startedAt: given(row.started_at),
    endedAt: given(row.ended_at),
    clearedAt: given(row.cleared_at),
    counts,
    pace: row.state === "running" ? await measurePace(store, row, counts.waiting) : undefined,
    version: row.version,
  };
}

/** From one answer to the next since it runs. Undefined before the second. */
async function measurePace(store: Store, row: ImportsTable, waiting: number): Promise<ImportView["pace"]> {
  const last = await store.db
    .selectFrom("import_rows")
    .select("settled_at")
    .where("import_id", "=", row.id)
    .where("settled_at", ">", row.resumed_at ?? "")
    // Others need no call.
    .where("sent_at", "is not", null)
    .orderBy("settled_at", "desc")
    .limit(measuredRows)
    .execute();
  const [newest, oldest] = [last[0]?.settled_at, last.at(-1)?.settled_at];
  if (!newest || !oldest || newest === oldest) return undefined;
  const perRowMs = (Date.parse(newest) - Date.parse(oldest)) / (last.length - 1);
  return { rowsPerMinute: 60_000 / perRowMs, leftMs: Math.round(perRowMs * waiting) };
}
