import type { Logger } from "pino";
import type { AssessmentView } from "@/lib/assessments/schema";
import type { Store } from "@/lib/db/store";
import type { Guard } from "@/lib/mirror/guard";
import { learnIdentities } from "@/lib/mirror/learn-identities";
import type { SingleReads } from "@/lib/mirror/learning/open-reader";
import { createPace } from "@/lib/mirror/learning/pace";
import { unreadOf, wishIdentities } from "@/lib/mirror/learning/wish-identities";
import { LeaseLost } from "@/lib/mirror/lease";

/** Wishes for the same page within this time are one. */
const wishEveryMs = 30_000;

export type LearningKeeper = {
  /** There may be something to learn: goes on until nothing is due, unless it does already. */
  wake(): void;
  /** These are shown now: what is unread of them comes first, here or where the poller is. */
  show(shown: readonly AssessmentView[]): void;
  /** Resolves when nothing is being learned. */
  ended(): Promise<void>;
};

/**
 * Learns beside the list who completed what was made elsewhere, for as long as this process polls. It rests while
 * the list is on its way, which is a tenth of the time at most (schedule.ts).
 */
export function keepLearning(parts: {
  store: Store;
  client: SingleReads;
  log: Logger;
  guard: Guard;
  mayPoll: () => boolean;
  /** Of the time that this process polls. */
  signal: () => AbortSignal;
  isListUnderWay: () => boolean;
}): LearningKeeper {
  const { store, client, log, guard, mayPoll, signal, isListUnderWay } = parts;
  const pace = createPace();
  const wished = new Map<number, number>();
  let running: Promise<void> | undefined;
  let wishing: Promise<void> | undefined;

  async function learn(): Promise<void> {
    try {
      const until = signal();
      await learnIdentities(store, client, { guard, pace, log, isHeldUp: isListUnderWay, signal: until });
    } catch (error) {
      if (mayPoll() && !(error instanceof LeaseLost))
        log.warn({ err: error }, "learning who made what elsewhere failed");
    }
  }

  function wake(): void {
    if (running || !mayPoll()) return;
    running = learn().finally(() => {
      running = undefined;
    });
  }

  return {
    wake,
    show(shown) {
      const nowMs = performance.now();
      const unread = unreadOf(shown).filter((id) => (wished.get(id) ?? 0) <= nowMs);
      if (unread.length === 0) return;
      for (const [id, untilMs] of wished) if (untilMs <= nowMs) wished.delete(id);
      for (const id of unread) wished.set(id, nowMs + wishEveryMs);
      wishing = wishIdentities(store, unread).then(wake, (error: unknown) =>
        log.warn({ err: error }, "what is looked at could not be noted"),
      );
    },
    async ended() {
      await wishing;
      await running;
    },
  };
}
