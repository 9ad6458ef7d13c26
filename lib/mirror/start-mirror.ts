import type { Logger } from "pino";
import type { AssessmentClient } from "@/lib/assessment-api/client";
import { AssessmentApiError } from "@/lib/assessment-api/errors";
import type { Store } from "@/lib/db/store";
import { learnIdentities } from "@/lib/mirror/learn-identities";
import { pollAssessments } from "@/lib/mirror/poll-assessments";
import { pollInterviews } from "@/lib/mirror/poll-interviews";
import { recordFailure } from "@/lib/mirror/record-failure";
import { nextDelayMs } from "@/lib/mirror/schedule";

export type Mirror = {
  /** Somebody is looking at the table: check every few seconds for a while. */
  watch(): void;
  /** Checks now, or right after the check under way. Resolves when that check has ended, well or not. */
  checkNow(): Promise<void>;
  /** Resolves when no check is under way. */
  idle(): Promise<void>;
  /** When the loop last turned, in milliseconds since the epoch: what readiness goes by. */
  lastTurnAt(): number;
  /** Ends after the check under way, if any. */
  stop(): Promise<void>;
};

/** How long a look at the table counts as watching. */
const watchedForMs = 60_000;
const interviewsEveryMs = 5 * 60_000;

/**
 * Starts the one loop that polls the service for this process, whatever the number of people looking.
 * The first check begins at once.
 */
export function startMirror(parts: { store: Store; client: AssessmentClient; log: Logger }): Mirror {
  const { store, client, log } = parts;
  let stopped = false;
  let failures = 0;
  let watchedUntil = 0;
  let interviewsDueAt = 0;
  let lastTurnAt = Date.now();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let beside: Promise<void> | undefined;
  let again = false;

  const watched = () => performance.now() < watchedUntil;

  async function check(): Promise<{ retryAfterMs?: number }> {
    try {
      const changes = await pollAssessments(store, client);
      if (failures > 0) log.info({ failures }, "the service answers again");
      failures = 0;
      if (changes.length > 0) log.debug({ changes: changes.length }, "the list changed");
    } catch (error) {
      failures += 1;
      const expected = error instanceof AssessmentApiError;
      if (failures === 1 || !expected) log.warn({ err: error }, "checking the service failed");
      await recordFailure(store, error).catch((storeError) =>
        log.error({ err: storeError }, "the store failed"),
      );
      return { retryAfterMs: expected ? error.retryAfterMs : undefined };
    }
    beside ??= besideTheList().finally(() => {
      beside = undefined;
    });
    return {};
  }

  /** What may be slow or fail without making the list late or stale; after the next list it is tried again. */
  async function besideTheList(): Promise<void> {
    if (performance.now() >= interviewsDueAt) {
      await attempt("reading the interviews failed", async () => {
        await pollInterviews(store, client);
        interviewsDueAt = performance.now() + interviewsEveryMs;
      });
    }
    if (!stopped)
      await attempt("learning who made what elsewhere failed", () => learnIdentities(store, client));
  }

  async function attempt(message: string, work: () => Promise<unknown>): Promise<void> {
    await work().catch((error: unknown) => log.warn({ err: error }, message));
  }

  async function turn(): Promise<void> {
    clearTimeout(timer);
    const begun = performance.now();
    const { retryAfterMs } = await check();
    lastTurnAt = Date.now();
    if (stopped) return;
    const pace = { watched: watched(), failures, retryAfterMs, tookMs: performance.now() - begun };
    schedule(nextDelayMs(pace, Math.random()));
  }

  function schedule(delayMs: number): void {
    clearTimeout(timer);
    timer = setTimeout(run, delayMs);
  }

  function run(): void {
    if (running || stopped) return;
    running = turn().finally(() => {
      running = undefined;
      if (again && !stopped) {
        again = false;
        run();
      }
    });
  }

  run();

  return {
    watch() {
      const idle = !watched();
      watchedUntil = performance.now() + watchedForMs;
      // Somebody comes back to a table that may be a minute old.
      if (idle && failures === 0) run();
    },
    async checkNow() {
      if (running) {
        again = true;
        await running;
      }
      run();
      await running;
    },
    async idle() {
      await running;
      await beside;
    },
    lastTurnAt: () => lastTurnAt,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
      await beside;
    },
  };
}
