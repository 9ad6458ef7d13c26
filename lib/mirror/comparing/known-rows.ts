import type { ListedColumns } from "@/lib/assessments/mirrored-columns";
import type { Batch, Cleaned, HandingOver } from "@/lib/mirror/comparing/batch";
import { batchRows } from "@/lib/mirror/comparing/batch";
import { hashRow } from "@/lib/mirror/comparing/hash";

/** The store's rows: ids, `hashRow` of each, and how many good lists lacked it (two at most). */
export type Known = { ids: Float64Array; hashes: Float64Array; absences: Uint8Array };

/** What the store is known to have. Each batch that is handed over changes it. */
export type KnownRows = {
  learn(known: Known): boolean;
  ids(): Iterable<number>;
  has(id: number): boolean;
  /** 0 for an unknown row, NaN where it isn't certain what the store has. */
  hashOf(id: number): number;
  agrees(id: number, listed: ListedColumns): boolean;
  /** What is odd about a row that agrees: as listed, or as cleaned if it wasn't kept whole. */
  odditiesOf(id: number, listed: ListedColumns): string | null;
  absentIds(): number[];
  /** How many good lists in a row lacked it; 0 also where that isn't certain. */
  absencesOf(id: number): number;
  /** A batch is handed over: until it is kept, the store may have all, some or none of it. */
  given(batch: Batch): void;
  kept(batch: Batch, cleaned: ReadonlyMap<number, string | null>): void;
};

const unsure = Number.NaN;

export function createKnownRows(): KnownRows {
  const hashes = new Map<number, number>();
  const absences = new Map<number, number>();
  const cleaned = new Map<number, string | null>();
  const absencesOf = (id: number) => absences.get(id) ?? 0;

  return {
    learn({ ids, hashes: given, absences: counts }) {
      let isOther = false;
      for (const [index, id] of ids.entries()) {
        const hash = given[index] ?? 0;
        isOther ||= hashes.has(id) && hashes.get(id) !== hash;
        hashes.set(id, hash);
        const count = counts[index] ?? 0;
        if (count > 0) absences.set(id, count);
        else absences.delete(id);
      }
      return isOther;
    },
    ids: () => hashes.keys(),
    has: (id) => hashes.has(id),
    hashOf: (id) => hashes.get(id) ?? 0,
    agrees: (id, listed) => hashes.get(id) === hashRow(listed),
    odditiesOf: (id, listed) => cleaned.get(id) ?? listed.oddities,
    absentIds: () => [...absences.keys()],
    absencesOf,
    given({ rows, present, absent }) {
      for (const { id } of rows) hashes.set(id, unsure);
      for (const id of present) absences.set(id, 0);
      for (const id of absent) absences.set(id, absencesOf(id));
    },
    kept({ rows, present, absent }, left) {
      for (const { id, row } of rows) {
        hashes.set(id, hashRow(row));
        const oddities = left.get(id);
        if (oddities === undefined) cleaned.delete(id);
        else cleaned.set(id, oddities);
      }
      for (const id of present) absences.delete(id);
      for (const id of absent) absences.set(id, absencesOf(id) + 1);
    },
  };
}

export function* handOver(
  known: KnownRows,
  batch: Batch,
): Generator<Batch, ReadonlyMap<number, string | null>, Cleaned[]> {
  known.given(batch);
  const cleaned = new Map((yield batch).map(({ id, oddities }) => [id, oddities]));
  known.kept(batch, cleaned);
  return cleaned;
}

export function* handOverAbsent(known: KnownRows, missing: ReadonlySet<number>): HandingOver {
  const due = [...missing].filter((id) => known.absencesOf(id) < 2);
  for (let start = 0; start < due.length; start += batchRows)
    yield* handOver(known, { rows: [], present: [], absent: due.slice(start, start + batchRows) });
}
