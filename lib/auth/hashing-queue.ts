import pLimit from "p-limit";
import { ProblemError, tooMany } from "@/lib/errors";
import { log } from "@/lib/log";
import { createTally } from "@/lib/tally";

/** Who waits for a hash. `from` is whose share it takes: an address of strangers, or a person we know. */
export type Turn = { lane: "known" | "stranger"; from: string };

/** How many may hash or wait in a lane: in all, and of one caller. */
export const places = { inAll: 32, perCaller: 8 } as const;

const retryMs = 3_000;

const busy = () =>
  tooMany("Too many people are signing in right now. Try again in a few seconds.", retryMs, {
    reason: "signing_in_busy",
  });

/** Whether something was refused only because too many wait for their password to be judged. */
export const isHashingBusy = (error: unknown): error is ProblemError =>
  error instanceof ProblemError && error.problem.reason === "signing_in_busy";

/**
 * Hashes one password at a time for those we know and one for strangers: two of libuv's four threads, so that
 * name look-ups and files keep the others, and a flood of strangers keeps no colleague waiting.
 * @returns runs the work when its turn has come; throws ProblemError 429 at once where too many wait.
 */
export function createHashingQueue() {
  const lane = () => ({ limit: pLimit(1), shares: new Map<string, number>() });
  const lanes = { known: lane(), stranger: lane() };
  const refusals = createTally<Turn["lane"]>({
    tell: ({ what, times }) => log().warn({ lane: what, times }, "too many waited for a password’s hash"),
  });

  return async <T>(turn: Turn, work: () => Promise<T>): Promise<T> => {
    const { limit, shares } = lanes[turn.lane];
    const share = shares.get(turn.from) ?? 0;
    if (limit.activeCount + limit.pendingCount >= places.inAll || share >= places.perCaller) {
      refusals.note(turn.lane, turn.lane);
      throw busy();
    }
    shares.set(turn.from, share + 1);
    try {
      return await limit(work);
    } finally {
      const left = (shares.get(turn.from) ?? 1) - 1;
      if (left > 0) shares.set(turn.from, left);
      else shares.delete(turn.from);
    }
  };
}

type HashingQueue = ReturnType<typeof createHashingQueue>;

/** One queue for the process, however many module graphs Next loads this in. */
const registry = globalThis as typeof globalThis & { shortlistHashing?: HashingQueue };

/** Runs the work in the process's queue. */
export const inTurn = <T>(turn: Turn, work: () => Promise<T>): Promise<T> => {
  registry.shortlistHashing ??= createHashingQueue();
  return registry.shortlistHashing(turn, work);
};
