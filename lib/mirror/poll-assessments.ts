import type { AssessmentClient, ListAnswer } from "@/lib/assessment-api/client";
import { UnreadableResponse } from "@/lib/assessment-api/errors";
import type { Validators } from "@/lib/assessment-api/exchange";
import type { Body } from "@/lib/assessment-api/read-body";
import type { Store } from "@/lib/db/store";
import { applyChanges } from "@/lib/mirror/apply-changes";
import {
  type Compared,
  type Keep,
  type ListComparing,
  openComparingHere,
} from "@/lib/mirror/comparing/open-comparing";
import { BodyUnreadable } from "@/lib/mirror/comparing/split-list";
import type { Change } from "@/lib/mirror/diff";
import { type Guard, guardNothing } from "@/lib/mirror/guard";
import { learnArrivals, loadKnown } from "@/lib/mirror/load-known";
import { noteAbsence } from "@/lib/mirror/note-absence";
import { recordArrival, recordSuccess } from "@/lib/mirror/record-poll";
import { withoutKey } from "@/lib/mirror/without-key";

export type PollClient = Pick<AssessmentClient, "fetchAssessmentList" | "carriesKey">;

/** What a poller has from one poll to the next. */
export type Polling = {
  store: Store;
  client: PollClient;
  comparing: ListComparing;
  guard: Guard;
  /** Up to which version our own creates are known to `comparing`. */
  knownVersion: number;
  /** Of the last list, once it was applied whole. */
  validators?: Validators;
  /** How often in a row the service has said that its list is still the one before. */
  repeats?: number;
};

/** Then the list itself is asked for: a service may change it and its `ETag` not. */
const mostRepeats = 15;

export type Polled = {
  changes: number;
  unchanged: boolean;
  /** How long the service and the comparing took, without what was written meanwhile. */
  tookMs: number;
};

/** Makes ready for polls that compare in the given place: it is told what the store has. */
export async function beginPolling(
  parts: Omit<Polling, "knownVersion" | "validators" | "repeats">,
): Promise<Polling> {
  return { ...parts, knownVersion: await loadKnown(parts.store, parts.comparing.learn) };
}

/**
 * Reads the service's list once, if it is another than before, and brings the store up to it.
 * @param onChanges hears of what was written, a batch at a time.
 * @throws the client's errors, when there was no list to go by; the store is then as it was. What the guard
 *   throws, when another process polls now.
 */
export async function pollOnce(
  polling: Polling,
  options: { signal?: AbortSignal; onChanges?: (changes: Change[]) => void } = {},
): Promise<Polled> {
  const { store, client, comparing, guard } = polling;
  const begun = performance.now();
  const begunAt = store.now();
  polling.knownVersion = await learnArrivals(store, polling.knownVersion, comparing.learn);

  const { repeats = 0 } = polling;
  const validators = repeats < mostRepeats ? polling.validators : undefined;
  polling.validators = undefined;
  const { sink } = comparing;
  const answer = await client.fetchAssessmentList({ signal: options.signal, validators, sink });
  const askedMs = performance.now() - begun;
  const arrivedAt = store.now();
  // The service's clock is told with the first bytes; the last ones may come minutes later.
  const sinceAnsweredMs = performance.now() - answer.answeredAtMs;
  const answeredAt = new Date(arrivedAt.getTime() - sinceAnsweredMs);
  const list = await recordArrival(store, { answeredAt, date: answer.date }, guard);
  const { succeeded_at } = await store.db
    .selectFrom("mirror_state")
    .select("succeeded_at")
    .where("source_id", "=", store.sourceId)
    .executeTakeFirstOrThrow();

  let changes = 0;
  const compared = await compare(polling, answer, async (batch) => {
    const { rows, cleaned } = withoutKey(batch.rows, client.carriesKey);
    const observation = { previousListAt: succeeded_at, arrivedAt, list };
    const applied = await applyChanges(store, rows, observation, guard);
    await noteAbsence(store, batch, observation, guard);
    changes += applied.length;
    if (applied.length > 0) options.onChanges?.(applied);
    return cleaned.map(({ id, row }) => ({ id, oddities: row.oddities }));
  });
  const tookMs = askedMs + compared.busyMs;
  const result = { ...compared, list, begunAt, changes, durationMs: performance.now() - begun, tookMs };
  await recordSuccess(store, result, guard);
  polling.validators = answer.unchanged ? validators : answer.validators;
  polling.repeats = answer.unchanged ? repeats + 1 : 0;
  return { changes, unchanged: compared.unchanged, tookMs };
}

async function compare({ comparing }: Polling, answer: ListAnswer, keep: Keep): Promise<Compared> {
  try {
    const compared = await comparing.compare(answer.unchanged ? "repeat" : bodyOf(answer.body), keep);
    if (compared) return compared;
  } catch (error) {
    if (!(error instanceof BodyUnreadable)) throw error;
    throw new UnreadableResponse(error.reason, { operation: "listAssessments", status: 200 });
  }
  // Without validators the next poll gets the list itself.
  throw new Error("The list is still the one before, which is not known any more.");
}

/** The comparing has it already, piece by piece, from a client that gave it away. */
const bodyOf = (body: Body) => (body.length === 0 ? "taken" : body);

/**
 * One poll by itself, which compares in this thread: for tests and scripts.
 * @returns what changed.
 * @throws as `pollOnce`.
 */
export async function pollAssessments(store: Store, client: PollClient): Promise<Change[]> {
  const changes: Change[] = [];
  const polling = await beginPolling({
    store,
    client,
    comparing: openComparingHere(),
    guard: guardNothing(store),
  });
  await pollOnce(polling, { onChanges: (applied) => changes.push(...applied) });
  return changes;
}
