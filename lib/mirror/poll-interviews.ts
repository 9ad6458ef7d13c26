import type { Transaction } from "kysely";
import type { AssessmentClient } from "@/lib/assessment-api/client";
import type { OddReason } from "@/lib/assessment-api/oddities";
import type { ServiceInterview } from "@/lib/assessment-api/schemas";
import { fold } from "@/lib/db/fold";
import { instant, type Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";
import { type Guard, guardNothing, inTurn } from "@/lib/mirror/guard";
import {
  forgetInterviews,
  type KeptInterview,
  type ListedInterview,
  readInterviews,
  retireInterviews,
  writeInterviews,
} from "@/lib/mirror/keep-interviews";
import { spreadInterviewName } from "@/lib/mirror/spread-interview-name";

/** So many are kept, retired ones included. All of them are in every list of interviews that a page gets. */
export const mostInterviews = 10_000;

/** On SQLite a batch holds the event loop for some milliseconds. */
const batchSize = 200;

type InterviewFinding = {
  field: "id" | "name";
  reason: OddReason | "too_many";
  count: number;
  example?: number;
};

/** What was odd in the list of interviews: in how many rows, and one of them where it has an id. */
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
 * Reads the service's interviews (interface document, section 4) and keeps them, up to `mostInterviews`. One that
 * the list no longer has is marked retired: its assessments still carry its name. The first name of an interview
 * goes to its assessments at once, another one when two lists in a row have it.
 * @param guard is asked first in every transaction.
 * @throws the client's errors, and the guard's; whole batches are then written, and the next poll has the rest.
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

/** The kept ones that the list lacks. Of one with rows without an id nobody knows: the missing one may be among them. */
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

/** Those that are kept already, and new ones as far as there is room. */
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
    // One without a usable name is called as its assessments call it where there is none.
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
