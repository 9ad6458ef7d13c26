import { setTimeout as sleep, setImmediate as turn } from "node:timers/promises";
import type { Logger } from "pino";
import { claimNextRow, mayClaim } from "@/lib/imports/claim-next-row";
import { pauseFailing } from "@/lib/imports/pause-imports";
import type { InvitationQueue } from "@/lib/invitations/sending/invitation-queue";
import { getInvitationOrThrow } from "@/lib/invitations/view/read-invitation";

/** Another instance may have started one, or a rest that the service asked for may be over. */
const lookEveryMs = 1_000;
const busyMs = 50;

/**
 * After a call that nobody answered, two lists may show its assessment before the next call makes another one: looking
 * then finds one new row, and no person has to tell which is whose. Other processes don’t wait with this one.
 */
const listsAfterUnanswered = 2;
const waitsForListsMs = 20_000;
const lookForListsEveryMs = 200;

/** An import whose next row can’t be written down lets others go first, and is paused after so many times in a row. */
const mostFailures = 5;
const failureRestMs = 5_000;

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
export function runImports(parts: {
  queue: InvitationQueue;
  log: Logger;
  /** 0 where nothing reads lists. */
  waitsForListsMs?: number;
}): ImportRunner {
  const { queue, log } = parts;
  const { store } = queue;
  const closing = new AbortController();
  const failing = new Map<string, { times: number; restsUntilMs: number }>();
  let wakeUp = () => {};

  const rest = (ms: number) => {
    const woken = new AbortController();
    wakeUp = () => woken.abort();
    const signal = AbortSignal.any([woken.signal, closing.signal]);
    return sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);
  };

  async function noteFailure(id: string, error: unknown): Promise<void> {
    const times = (failing.get(id)?.times ?? 0) + 1;
    failing.set(id, { times, restsUntilMs: performance.now() + failureRestMs });
    log.error({ import: id, times, err: error }, "the next row of an import could not be written down");
    if (times < mostFailures) return;
    await pauseFailing(store, id);
    failing.delete(id);
  }

  const listsNow = async (): Promise<number> =>
    (
      await store.db
        .selectFrom("mirror_state")
        .select("lists")
        .where("source_id", "=", store.sourceId)
        .executeTakeFirst()
    )?.lists ?? 0;

  async function letListsPass(invitationId: string): Promise<void> {
    const { state } = await getInvitationOrThrow(store, invitationId);
    if (state !== "unconfirmed") return;
    const enough = (await listsNow()) + listsAfterUnanswered;
    const until = performance.now() + (parts.waitsForListsMs ?? waitsForListsMs);
    while (!closing.signal.aborted && performance.now() < until && (await listsNow()) < enough)
      await sleep(lookForListsEveryMs, undefined, { ref: false });
  }

  /** @returns how long there is nothing to do. */
  async function step(): Promise<number> {
    const resting = [...failing].filter(([, { restsUntilMs }]) => restsUntilMs > performance.now());
    const next = await mayClaim(
      store,
      resting.map(([id]) => id),
    );
    if (next === "idle") return lookEveryMs;
    if (next === "busy") return busyMs;
    try {
      const claim = await claimNextRow(store, next.id);
      failing.delete(next.id);
      if (claim === "busy") return busyMs;
      if (claim === "again") return 0;
      await queue.send(claim.invitation);
      await letListsPass(claim.invitation.id);
    } catch (error) {
      await noteFailure(next.id, error);
    }
    return 0;
  }

  async function run(): Promise<void> {
    while (!closing.signal.aborted) {
      let ms: number = lookEveryMs;
      try {
        ms = await step();
      } catch (error) {
        log.error({ err: error }, "looking for imports to send from failed");
      }
      // SQLite and the embedded sandbox answer without a wait: requests get their turn all the same.
      await (ms > 0 ? rest(ms) : turn());
    }
  }

  void run();
  return {
    wake: () => wakeUp(),
    close: () => closing.abort(),
  };
}
