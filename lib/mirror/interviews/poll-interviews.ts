import type { Transaction } from "kysely";
import type { AssessmentClient } from "@/lib/assessment-api/client";
import type { OddReason } from "@/lib/assessment-api/oddities";
import type { ServiceInterview } from "@/lib/assessment-api/schemas";
import { instant, type Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";
import { fold } from "@/lib/fold";
import {
  forgetInterviews,
  type KeptInterview,
  type ListedInterview,
  readInterviews,
  retireInterviews,
  writeInterviews,
} from "@/lib/mirror/interviews/keep-interviews";
import { spreadInterviewName } from "@/lib/mirror/interviews/spread-interview-name";
import { type Guard, guardNothing, inTurn } from "@/lib/sync/guard";

/** With retired ones: every page gets all of them. */
export const mostInterviews = 10_000;

/** On SQLite a batch blocks the event loop for some milliseconds. */
const batchSize = 200;

type InterviewFinding = {
  field: "id" | "name";
  reason: OddReason | "too_many";
  count: number;
  example?: number;
};

function findingsOf(rows: ServiceInterview[], unreadable: number, leftOut: number[]): InterviewFinding[] {
  const findings = new Map<OddReason, InterviewFinding>();
  for (const row of rows) {
    if (row.name !== undefined) continue;
    const before = findings.get(row.odd);
    if (before) before.count += 1;
    else findings.set(row.odd, { field: "name", reason: row.odd, count: 1, example: row.id });
  }
  const ids: InterviewFinding[] = [
    { field: "id", reason: "unusable", count: unreadable },
    { field: "id", reason: "too_many", count: leftOut.length, example: leftOut[0] },
  ];
  return [...ids.filter(({ count }) => count > 0), ...findings.values()];
}

/**
 * Stores up to `mostInterviews` interviews (assessment-service.md, section 4). An interview's first name goes to its
 * assessments at once, a new name after two lists in a row.
 * @throws the client's errors and the guard's; batches are written whole, and the next poll has the rest.
 */
export async function pollInterviews(
  store: Store,
  client: Pick<AssessmentClient, "listInterviews">,
  guard: Guard = guardNothing(store),
): Promise<void> {
  const { rows, unreadable } = await client.listInterviews();
  const now = instant(store.now());
  const kept = await readInterviews(store);
  const inBatches = async <T, R>(
    items: T[],
    work: (transaction: Transaction<Tables>, batch: T[]) => Promise<R>,
  ): Promise<R[]> => {
    const done: R[] = [];
    for (let start = 0; start < items.length; start += batchSize) {
      const batch = items.slice(start, start + batchSize);
      done.push(await inTurn(store, guard, (transaction) => work(transaction, batch)));
    }
    return done;
  };

  const gone = goneFrom(kept, rows, unreadable);
  const excess = kept.size + rows.filter(({ id }) => !kept.has(id)).length - mostInterviews;
  if (excess > 0) {
    const forgotten = await inBatches(gone, (transaction, batch) =>
      forgetInterviews(transaction, store, batch),
    );
    for (const id of forgotten.flat()) kept.delete(id);
  }
  const { listed, leftOut } = chooseKept(rows, kept);
  const names = await inBatches(listed.filter(isNews), (transaction, batch) =>
    writeInterviews(transaction, store, batch, now),
  );
  const retired = gone.filter((id) => kept.get(id)?.retired_at === null);
  await inBatches(retired, (transaction, batch) => retireInterviews(transaction, store, batch, now));
  await inTurn(store, guard, (transaction) =>
    transaction
      .updateTable("mirror_state")
      .set({ interviews_at: now, interview_findings: JSON.stringify(findingsOf(rows, unreadable, leftOut)) })
      .where("source_id", "=", store.sourceId)
      .execute(),
  );
  for (const name of names.flat()) await spreadInterviewName(store, name, guard);
}

/** While rows without an id are listed, no other interview counts as gone: it may be one of them. */
function goneFrom(
  kept: ReadonlyMap<number, KeptInterview>,
  rows: ServiceInterview[],
  unreadable: number,
): number[] {
  const listed = new Set(rows.map(({ id }) => id));
  return [...kept.values()]
    .filter(({ id, retired_at }) => !listed.has(id) && (unreadable === 0 || retired_at !== null))
    .map(({ id }) => id);
}

function chooseKept(rows: ServiceInterview[], kept: ReadonlyMap<number, KeptInterview>) {
  const listed: ListedInterview[] = [];
  const leftOut: number[] = [];
  let room = mostInterviews - kept.size;
  for (const [position, { id, name: listedName }] of rows.entries()) {
    const before = kept.get(id);
    if (!before && room <= 0) {
      leftOut.push(id);
      continue;
    }
    if (!before) room -= 1;
    // An interview without a usable name is called as on its assessments.
    const name = listedName ?? before?.name ?? `Interview ${id}`;
    listed.push({ id, name, folded: fold(name), position, before });
  }
  return { listed, leftOut };
}

const isNews = ({ name, folded, position, before }: ListedInterview) =>
  !before ||
  before.name !== name ||
  before.name_folded !== folded ||
  before.position !== position ||
  before.retired_at !== null;
