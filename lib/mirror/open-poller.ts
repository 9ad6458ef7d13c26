import type { Logger } from "pino";
import type { AssessmentClient } from "@/lib/assessment-api/client";
import type { Store } from "@/lib/db/store";
import { openBackgroundWork } from "@/lib/mirror/background-work";
import type { ListComparing } from "@/lib/mirror/comparing/open-comparing";
import { keepLearning, type LearningKeeper } from "@/lib/mirror/learning/keep-learning";
import type { Lease } from "@/lib/mirror/lease/lease";
import { openTerm } from "@/lib/mirror/lease/term";
import { type Checked, openListChecks } from "@/lib/mirror/polling/check-list";
import { keepPolling } from "@/lib/mirror/polling/keep-polling";
import { openPollLoop } from "@/lib/mirror/polling/poll-loop";
import { nextDelayMs } from "@/lib/mirror/polling/schedule";
import type { Guard } from "@/lib/sync/guard";

/** What this process does while it holds the lease: it polls the list, and then does what follows from it. */
export type Poller = {
  begin(): void;
  /** Resolves when all work has stopped. */
  end(): Promise<void>;
  goOn(): void;
  /** Checks after the rest that the service is due. After failures the planned delay stays. */
  checkSoon(): void;
  checkNow(): Promise<void>;
  show: LearningKeeper["show"];
  idle(): Promise<void>;
  turnedAt(): number;
  close(): void;
};

export function openPoller(parts: {
  store: Store;
  client: AssessmentClient;
  log: Logger;
  lease: Pick<Lease, "guard" | "isHeld">;
  openComparing: () => ListComparing;
  isWanted: () => Promise<boolean>;
  afterList?: (guard: Guard, begunAtMs: number) => Promise<unknown>;
  onChanges?: () => void;
}): Poller {
  const { store, client, log, afterList } = parts;
  const term = openTerm(parts.lease, log);
  const polling = keepPolling({ store, client, guard: term.guard, openComparing: parts.openComparing });
  const checks = openListChecks({ store, log, term, polling, onChanges });
  const loop = openPollLoop({ mayRun: term.isOn, check, delayMs });
  const background = openBackgroundWork({ store, client, term });
  const learning = keepLearning({ store, client, log, term, isListUnderWay: loop.isRunning });

  /** Writing a first list of a million rows takes minutes. */
  function onChanges(): void {
    loop.noteProgress();
    parts.onChanges?.();
    learning.wake();
  }

  async function check(): Promise<Checked> {
    const begun = performance.now();
    const checked = await checks.check();
    if (!checked.isGood) return checked;
    if (afterList) await term.attempt("what follows a list failed", () => afterList(term.guard, begun));
    learning.wake();
    background.goOn();
    return checked;
  }

  async function delayMs({ tookMs, retryAfterMs }: Checked): Promise<number> {
    const wanted = await parts.isWanted();
    return nextDelayMs({ wanted, failures: checks.failures(), retryAfterMs, tookMs }, Math.random());
  }

  return {
    begin() {
      term.begin();
      loop.noteProgress();
      checks.begin();
      // Before the first list, so that its rows find their interviews' names.
      background.readInterviews();
      loop.run();
    },
    async end() {
      loop.pause();
      term.end();
      await loop.ended();
      await background.ended();
      await learning.ended();
      await polling.forget();
    },
    goOn: loop.goOn,
    checkSoon() {
      if (checks.failures() === 0) loop.runSoon();
    },
    checkNow: loop.runAnew,
    show: learning.show,
    async idle() {
      await loop.ended();
      await background.ended();
    },
    turnedAt: loop.turnedAt,
    close() {
      loop.pause();
      term.close();
    },
  };
}
