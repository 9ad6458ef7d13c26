import { setImmediate, setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { claimNextRow, mayClaim } from "@/lib/imports/claim-next-row";
import type { InvitationQueue } from "@/lib/invitations/sending/invitation-queue";

/** Another instance may have started one, or a rest that the service asked for may be over. */
const lookEveryMs = 1_000;
const busyMs = 50;

export type ImportRunner = {
  /** Something was started or resumed here. */
  wake(): void;
  /** No further row is sent. A call under way is the queue’s. */
  close(): void;
};

/**
 * Sends the rows of running imports through the queue, one after the other, as single invitations are. Every instance
 * runs one; the store decides which sends. The row’s outcome is written with its invitation’s.
 */
export function runImports(parts: { queue: InvitationQueue; log: Logger }): ImportRunner {
  const { queue, log } = parts;
  const { store } = queue;
  const closing = new AbortController();
  let wakeUp = () => {};

  const rest = (ms: number) => {
    const woken = new AbortController();
    wakeUp = () => woken.abort();
    const signal = AbortSignal.any([woken.signal, closing.signal]);
    return sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);
  };

  const restMs = { idle: lookEveryMs, busy: busyMs, again: 0 } as const;

  /** @returns how long there is nothing to do. */
  async function step(): Promise<number> {
    const may = await mayClaim(store);
    if (may !== "yes") return restMs[may];
    const claim = await claimNextRow(store);
    if (typeof claim === "string") return restMs[claim];
    await queue.send(claim.invitation);
    return 0;
  }

  async function run(): Promise<void> {
    while (!closing.signal.aborted) {
      let ms: number = lookEveryMs;
      try {
        ms = await step();
      } catch (error) {
        log.error({ err: error }, "the next row of an import could not be taken");
      }
      if (ms > 0) await rest(ms);
      // The embedded sandbox answers without a wait: requests get their turn all the same.
      else await setImmediate();
    }
  }

  void run();
  return {
    wake: () => wakeUp(),
    close: () => closing.abort(),
  };
}
