import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import type { AssessmentClient } from "@/lib/assessment-api/client";
import { AssessmentApiError } from "@/lib/assessment-api/errors";
import type { AssessmentView } from "@/lib/assessments/schema";
import type { Store } from "@/lib/db/store";
import { type ListComparing, openComparingThread } from "@/lib/mirror/comparing/open-comparing";
import type { Guard } from "@/lib/mirror/guard";
import { isListWanted } from "@/lib/mirror/is-list-wanted";
import { keepLearning } from "@/lib/mirror/keep-learning";
import { keepLease } from "@/lib/mirror/keep-lease";
import { LeaseLost, openLease } from "@/lib/mirror/lease";
import { openGoneSearch } from "@/lib/mirror/look-for-gone";
import { notePoll } from "@/lib/mirror/note-poll";
import { beginPolling, type Polled, type Polling, pollOnce } from "@/lib/mirror/poll-assessments";
import { pollInterviews } from "@/lib/mirror/poll-interviews";
import { outcomeOf, recordFailure } from "@/lib/mirror/record-poll";
import { nextDelayMs, restFactor } from "@/lib/mirror/schedule";

export type Mirror = {
  /** Somebody is looking at the table: check every few seconds for a while, here or where the poller is. */
  watch(): void;
  /** These are shown now: whose they are is learned before the others', here or where the poller is. */
  show(assessments: readonly AssessmentView[]): void;
  /** The list is wanted soon, such as for a create that went unanswered. */
  hurry(): void;
  /**
   * Checks now, or right after the check under way, and resolves when that check has ended, well or not.
   * Where another process polls it is told to, and this resolves then.
   */
  checkNow(): Promise<void>;
  /** Resolves when no check is under way. Learning whose assessments are may still go on. */
  idle(): Promise<void>;
  /** Whether this process is the one that polls. */
  isPoller(): boolean;
  /**
   * For how long, in milliseconds, the loop has not turned though it was due: the poller's polls, elsewhere
   * the looks at who polls. A rest that was planned doesn't count, however long. What readiness goes by.
   */
  quietMs(): number;
  /** Breaks off the check under way, if any, and lets another process take over at once. */
  stop(): Promise<void>;
};

export type MirrorParts = {
  store: Store;
  client: AssessmentClient;
  log: Logger;
  /** No other process can be on this store, as on SQLite. */
  isAlone?: boolean;
  /** Where lists are compared: in a thread of its own unless told. */
  openComparing?: () => ListComparing;
  /**
   * Runs after each list, when it is applied and before whatever else follows. Asks the guard first in every
   * transaction. `begunAtMs`: when the list was asked for, by `performance.now()`.
   */
  afterList?: (guard: Guard, begunAtMs: number) => Promise<unknown>;
  /** Hears when rows have been written. */
  onChanges?: () => void;
};

/** How long a look at the table counts as watching. */
const watchedForMs = 60_000;
/** How long one wish for haste lasts. */
const hurriedForMs = 5 * 60_000;
const interviewsEveryMs = 5 * 60_000;

/**
 * Starts the mirror of one source: of all processes on the store, whatever the number of people looking, one
 * polls the service (architecture.md, invariant 3), and the others watch whether it lives. Where nobody does,
 * the first check begins at once.
 */
export function startMirror(parts: MirrorParts): Mirror {
  const { store, client, log, openComparing = openComparingThread } = parts;
  let stopped = false;
  let failures = 0;
  let watchedUntil = 0;
  let hurriedUntil = 0;
  let interviewsDueAt = 0;
  let restUntil = 0;
  /** When the loop last moved on, or is to at the end of its rest. */
  let turnedAt = performance.now();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let beside: Promise<void> | undefined;
  let again = false;
  let breakOff = new AbortController();
  let polling: Polling | undefined;

  const lease = openLease(store, randomUUID(), { isAlone: parts.isAlone });
  const guard: Guard = async (transaction) => {
    if (stopped) throw new LeaseLost();
    await lease.guard(transaction);
  };
  /** For what stands beside the list: ends with the right to poll. */
  const besideClient: Pick<AssessmentClient, "getAssessment" | "listInterviews"> = {
    getAssessment: (id) => client.getAssessment(id, { signal: breakOff.signal }),
    listInterviews: () => client.listInterviews({ signal: breakOff.signal }),
  };
  const goneSearch = openGoneSearch({ store, client: besideClient, guard });

  const watched = () => performance.now() < watchedUntil;
  const mayPoll = () => !stopped && lease.isHeld();

  const learning = keepLearning({
    store,
    // What the service bears is found out by how each single request fares.
    client: { getAssessment: (id) => client.getAssessment(id, { signal: breakOff.signal, retries: 0 }) },
    log,
    guard,
    mayPoll,
    signal: () => breakOff.signal,
    isListUnderWay: () => running !== undefined,
  });

  /** The comparing with what it knows; another when its thread has ended, or when this process polls anew. */
  async function ready(): Promise<Polling> {
    if (polling && !polling.comparing.isOver()) return polling;
    const comparing = openComparing();
    try {
      polling = await beginPolling({ store, client, comparing, guard });
      return polling;
    } catch (error) {
      await comparing.close();
      throw error;
    }
  }

  async function forget(): Promise<void> {
    const comparing: ListComparing | undefined = polling?.comparing;
    polling = undefined;
    await comparing?.close();
  }

  /** A first list of a million is written for minutes. */
  function onChanges(): void {
    turnedAt = performance.now();
    parts.onChanges?.();
    learning.wake();
  }

  async function check(): Promise<{ tookMs: number; retryAfterMs?: number }> {
    const begun = performance.now();
    const begunAt = store.now();
    let polled: Polled;
    try {
      polled = await pollOnce(await ready(), { signal: breakOff.signal, onChanges });
    } catch (error) {
      const durationMs = performance.now() - begun;
      if (!mayPoll() || error instanceof LeaseLost) return { tookMs: 0 };
      notePoll(outcomeOf(error), durationMs);
      failures += 1;
      const expected = error instanceof AssessmentApiError;
      if (failures === 1 || !expected) log.warn({ err: error }, "checking the service failed");
      await recordFailure(store, error, { begunAt, durationMs }, guard).catch((storeError) =>
        log.error({ err: storeError }, "the store failed"),
      );
      return { tookMs: durationMs, retryAfterMs: expected ? error.retryAfterMs : undefined };
    }
    notePoll(polled.unchanged ? "unchanged" : "changed", performance.now() - begun);
    if (failures > 0) log.info({ failures }, "the service answers again");
    failures = 0;
    if (polled.changes > 0) log.debug({ changes: polled.changes }, "the list changed");
    const { afterList } = parts;
    if (afterList) {
      await attempt("what follows a list failed", () => afterList(guard, begun));
    }
    learning.wake();
    goOnBeside(besideTheList);
    return polled;
  }

  function goOnBeside(work: () => Promise<void>): void {
    beside ??= work().finally(() => {
      beside = undefined;
    });
  }

  /** What may be slow or fail without making the list late or stale; after the next list it is tried again. */
  async function besideTheList(): Promise<void> {
    if (performance.now() >= interviewsDueAt) await readInterviews();
    if (mayPoll()) await attempt("looking for what is gone failed", () => goneSearch.round());
  }

  function readInterviews(): Promise<void> {
    return attempt("reading the interviews failed", async () => {
      await pollInterviews(store, besideClient, guard);
      interviewsDueAt = performance.now() + interviewsEveryMs;
    });
  }

  async function attempt(message: string, work: () => Promise<unknown>): Promise<void> {
    await work().catch((error: unknown) => {
      if (!stopped && !(error instanceof LeaseLost)) log.warn({ err: error }, message);
    });
  }

  async function isWanted(): Promise<boolean> {
    if (watched() || performance.now() < hurriedUntil) return true;
    return isListWanted(store).catch(() => false);
  }

  async function turn(): Promise<void> {
    turnedAt = performance.now();
    const { tookMs, retryAfterMs } = await check();
    turnedAt = performance.now();
    restUntil = turnedAt + tookMs * restFactor;
    if (!mayPoll()) return;
    const pace = { wanted: await isWanted(), failures, retryAfterMs, tookMs };
    schedule(nextDelayMs(pace, Math.random()));
  }

  function schedule(delayMs: number): void {
    unschedule();
    timer = setTimeout(run, delayMs);
    turnedAt = performance.now() + delayMs;
  }

  function unschedule(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  function run(): void {
    if (running) return;
    unschedule();
    if (!mayPoll()) return;
    running = turn().finally(() => {
      running = undefined;
      if (again) {
        again = false;
        run();
      }
    });
  }

  /** At once, but for the rest that the last check has earned the service. */
  function runSoon(): void {
    const restMs = restUntil - performance.now();
    if (restMs <= 0) run();
    else if (!running && mayPoll()) schedule(restMs);
  }

  const keeping = keepLease({
    lease,
    log,
    onTaken() {
      log.info("this process polls the service now");
      breakOff = new AbortController();
      turnedAt = performance.now();
      failures = 0;
      // The rows that the list brings should find their interviews' names there.
      goOnBeside(readInterviews);
      run();
    },
    async onLost() {
      log.warn("another process polls the service now");
      unschedule();
      breakOff.abort();
      await running;
      await beside;
      await learning.ended();
      await forget();
    },
    onHeld({ watched: isWatched, hurried: isHurried }) {
      if (isWatched) noteWatched();
      if (isHurried) noteHurried();
      // It had not reached the store for a while, and polled no more.
      if (!timer) run();
    },
  });

  function noteWatched(): void {
    const before = watched();
    watchedUntil = performance.now() + watchedForMs;
    if (!lease.isHeld()) keeping.tellWatched();
    // Somebody comes back to a table that may be a minute old.
    else if (!before && failures === 0) runSoon();
  }

  function noteHurried(): void {
    hurriedUntil = performance.now() + hurriedForMs;
    if (!lease.isHeld()) void keeping.tellHurried();
    else if (failures === 0) runSoon();
  }

  return {
    watch: noteWatched,
    show: learning.show,
    hurry: noteHurried,
    async checkNow() {
      await keeping.firstLook;
      if (stopped) return;
      if (!lease.isHeld()) return keeping.tellHurried();
      if (running) {
        again = true;
        await running;
      }
      run();
      await running;
    },
    async idle() {
      await keeping.firstLook;
      await running;
      await beside;
    },
    isPoller: () => lease.isHeld(),
    quietMs: () => Math.max(0, performance.now() - (lease.isHeld() ? turnedAt : keeping.lookedAt())),
    async stop() {
      stopped = true;
      unschedule();
      breakOff.abort();
      await keeping.stop();
      await running;
      await beside;
      await learning.ended();
      await forget();
      await lease.giveBack().catch((error) => log.warn({ err: error }, "the lease was not given back"));
    },
  };
}
