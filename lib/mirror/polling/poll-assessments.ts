import type { AssessmentClient, ListAnswer } from "@/lib/assessment-api/client";
import { UnreadableResponse } from "@/lib/assessment-api/errors";
import type { Validators } from "@/lib/assessment-api/exchange";
import type { Body } from "@/lib/assessment-api/read-body";
import type { Store } from "@/lib/db/store";
import { applyChanges } from "@/lib/mirror/applying/apply-changes";
import type { Change } from "@/lib/mirror/applying/diff";
import { withoutKey } from "@/lib/mirror/applying/without-key";
import { openComparingHere } from "@/lib/mirror/comparing/compare-here";
import type { Compared, Keep, ListComparing } from "@/lib/mirror/comparing/open-comparing";
import { BodyUnreadable } from "@/lib/mirror/comparing/split-list";
import { noteAbsence } from "@/lib/mirror/gone/note-absence";
import { learnArrivals, loadKnown } from "@/lib/mirror/polling/load-known";
import { recordArrival, recordFirstRows, recordSuccess } from "@/lib/mirror/polling/record-poll";
import { type Guard, guardNothing } from "@/lib/sync/guard";

export type PollClient = Pick<AssessmentClient, "fetchAssessmentList" | "carriesKey">;

export type Polling = {
  store: Store;
  client: PollClient;
  comparing: ListComparing;
  guard: Guard;
  /** The version up to which `comparing` knows our own creates. */
  knownVersion: number;
  /** Of the last list that was applied whole. */
  validators?: Validators;
  repeats?: number;
};

/** After this many the list itself is asked for: a service may change it and keep its `ETag`. */
const mostRepeats = 15;

export type Polled = {
  changes: number;
  unchanged: boolean;
  /** How long the service and comparing took, without writing. */
  tookMs: number;
};

export async function beginPolling(
  parts: Omit<Polling, "knownVersion" | "validators" | "repeats">,
): Promise<Polling> {
  return { ...parts, knownVersion: await loadKnown(parts.store, parts.comparing.learn) };
}

/** @throws the client's errors when there was no usable list: then the store is unchanged. LeaseLost. */
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
  // The service's clock comes with the first bytes, and the last ones may come minutes later.
  const sinceAnsweredMs = performance.now() - answer.answeredAtMs;
  const answeredAt = new Date(arrivedAt.getTime() - sinceAnsweredMs);
  const arrived = await recordArrival(store, { answeredAt, date: answer.date }, guard);

  let changes = 0;
  const compared = await compare(polling, answer, async (batch) => {
    const { rows, cleaned } = withoutKey(batch.rows, client.carriesKey);
    const observation = { ...arrived, arrivedAt };
    const applied = await applyChanges(store, rows, observation, guard);
    // Not earlier: what a list disproves is written with its first rows or not at all.
    if (arrived.previousListAt === null && changes === 0 && applied.length > 0)
      await recordFirstRows(store, guard);
    await noteAbsence(store, batch, observation, guard);
    changes += applied.length;
    if (applied.length > 0) options.onChanges?.(applied);
    return cleaned.map(({ id, row }) => ({ id, oddities: row.oddities }));
  });
  const tookMs = askedMs + compared.busyMs;
  const result = {
    ...compared,
    list: arrived.list,
    begunAt,
    changes,
    durationMs: performance.now() - begun,
    tookMs,
  };
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
  throw new Error("The list is still the one before, which is not known any more.");
}

/** Empty when the sink has got it already. */
const bodyOf = (body: Body) => (body.length === 0 ? "taken" : body);

/** Compares in this thread, for tests and scripts. @throws like `pollOnce`. */
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
