import pLimit from "p-limit";
import { ProblemError, tooMany } from "@/lib/errors";
import { log } from "@/lib/log";
import { createTally } from "@/lib/tally";

/** `from` is whose share of the lane it takes: a stranger's address, or a person we know. */
export type Turn = { lane: "known" | "stranger"; from: string };

const retryMs = 3_000;

const busy = () =>
  tooMany("Too many people are signing in right now. Try again in a few seconds.", retryMs, {
    reason: "signing_in_busy",
  });

export const isSigningInBusy = (error: unknown): error is ProblemError =>
  error instanceof ProblemError && error.problem.reason === "signing_in_busy";

/** Runs the work in its turn. @throws ProblemError 429 at once where too many wait. */
export type Lanes = <T>(turn: Turn, work: () => Promise<T>) => Promise<T>;

/**
 * A lane for people we know and one for strangers, so that a flood of strangers keeps no colleague waiting.
 * @param given.inAll how many of a lane run or wait. @param given.perCaller how many of them one caller may have.
 * @param given.waitingFor for the log.
 */
export function createLanes(given: {
  atOnce: number;
  inAll: number;
  perCaller: number;
  waitingFor: string;
}): Lanes {
  const lane = () => ({ limit: pLimit(given.atOnce), shares: new Map<string, number>() });
  const lanes = { known: lane(), stranger: lane() };
  const refusals = createTally<Turn["lane"]>({
    tell: ({ what, times }) => log().warn({ lane: what, times }, `too many waited for ${given.waitingFor}`),
  });

  return async (turn, work) => {
    const { limit, shares } = lanes[turn.lane];
    const share = shares.get(turn.from) ?? 0;
    if (limit.activeCount + limit.pendingCount >= given.inAll || share >= given.perCaller) {
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
