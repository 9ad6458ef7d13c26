import type { Logger } from "pino";
import { AssessmentApiError } from "@/lib/assessment-api/errors";
import type { Store } from "@/lib/db/store";
import { LeaseLost } from "@/lib/mirror/lease/lease";
import type { Term } from "@/lib/mirror/lease/term";
import type { PollingKeeper } from "@/lib/mirror/polling/keep-polling";
import { notePoll } from "@/lib/mirror/polling/note-poll";
import { type Polled, pollOnce } from "@/lib/mirror/polling/poll-assessments";
import { outcomeOf, recordFailure } from "@/lib/mirror/polling/record-poll";

/** `tookMs`: how long the service was kept busy. */
export type Checked = { isGood: boolean; tookMs: number; retryAfterMs?: number };

export type ListChecks = {
  /** Polls once. Never fails: errors are recorded and logged. */
  check(): Promise<Checked>;
  failures(): number;
  begin(): void;
};

export function openListChecks(parts: {
  store: Store;
  log: Logger;
  term: Term;
  polling: PollingKeeper;
  onChanges: () => void;
}): ListChecks {
  const { store, log, term, polling, onChanges } = parts;
  let failures = 0;

  async function noteFailure(error: unknown, begunAt: Date, durationMs: number): Promise<Checked> {
    if (!term.isOn() || error instanceof LeaseLost) return { isGood: false, tookMs: 0 };
    notePoll(outcomeOf(error), durationMs);
    failures += 1;
    const expected = error instanceof AssessmentApiError;
    if (failures === 1 || !expected) log.warn({ err: error }, "checking the service failed");
    await recordFailure(store, error, { begunAt, durationMs }, term.guard).catch((storeError) =>
      log.error({ err: storeError }, "the store failed"),
    );
    return {
      isGood: false,
      tookMs: durationMs,
      retryAfterMs: expected ? error.retryAfterMs : undefined,
    };
  }

  return {
    async check() {
      const begun = performance.now();
      const begunAt = store.now();
      let polled: Polled;
      try {
        polled = await pollOnce(await polling.ready(), { signal: term.signal(), onChanges });
      } catch (error) {
        return noteFailure(error, begunAt, performance.now() - begun);
      }
      notePoll(polled.unchanged ? "unchanged" : "changed", performance.now() - begun);
      if (failures > 0) log.info({ failures }, "the service answers again");
      failures = 0;
      if (polled.changes > 0) log.debug({ changes: polled.changes }, "the list changed");
      return { isGood: true, tookMs: polled.tookMs };
    },
    failures: () => failures,
    begin() {
      failures = 0;
    },
  };
}
