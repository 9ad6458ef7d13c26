import pLimit from "p-limit";
import { ProblemError, tooMany } from "@/lib/errors";
import { log } from "@/lib/log";
import { createTally } from "@/lib/tally";

/** Who waits. `from` is whose share it takes: an address of strangers, or a person we know. */
export type Turn = { lane: "known" | "stranger"; from: string };

const retryMs = 3_000;

const busy = () =>
  tooMany("Too many people are signing in right now. Try again in a few seconds.", retryMs, {
    reason: "signing_in_busy",
  });

/** Whether something was refused only because too many wait to sign in. */
export const isSigningInBusy = (error: unknown): error is ProblemError =>
  error instanceof ProblemError && error.problem.reason === "signing_in_busy";

/** Runs the work when its turn has come. @throws ProblemError 429 at once where too many wait. */
export type Lanes = <T>(turn: Turn, work: () => Promise<T>) => Promise<T>;

/**
 * A lane for those we know and one for strangers: a flood of strangers keeps no colleague waiting, and what may wait
 * is bounded, in all and of one caller.
 * @param given.atOnce how many in a lane are at work. @param given.inAll how many in a lane work or wait.
 * @param given.perCaller how many of those may be of one caller. @param given.waitingFor what the log says of it.
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
