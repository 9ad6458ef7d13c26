import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { instant } from "@/lib/db/store";
import { claimNextRow } from "@/lib/imports/claim-next-row";
import type { InvitationQueue } from "@/lib/invitations/sending/invitation-queue";

/** Another instance may have started one, or a rest that the service asked for may be over. */
const lookEveryMs = 1_000;
const busyMs = 20;

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

  /** Read without a lock, so that an idle instance writes nothing. */
  const hasWork = async (): Promise<boolean> =>
    (await store.db
      .selectFrom("imports")
      .select("id")
      .where("source_id", "=", store.sourceId)
      .where("state", "=", "running")
      .where((where) =>
        where.or([where("slow_until", "is", null), where("slow_until", "<=", instant(store.now()))]),
      )
      .limit(1)
      .executeTakeFirst()) !== undefined;

  /** @returns how long there is nothing to do. */
  async function step(): Promise<number> {
    if (!(await hasWork())) return lookEveryMs;
    const claim = await claimNextRow(store);
    if (claim === "again") return 0;
    if (claim === "idle") return lookEveryMs;
    if (claim === "busy") return busyMs;
    await queue.send(claim.invitation);
    return 0;
  }

  async function run(): Promise<void> {
    while (!closing.signal.aborted) {
      let restMs = lookEveryMs;
      try {
        restMs = await step();
      } catch (error) {
        log.error({ err: error }, "the next row of an import could not be taken");
      }
      if (restMs > 0) await rest(restMs);
    }
  }

  void run();
  return {
    wake: () => wakeUp(),
    close: () => closing.abort(),
  };
}
