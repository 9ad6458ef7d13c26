import { createLanes, type Lanes } from "@/lib/auth/lanes";

/** How many may hash or wait in a lane: in all, and of one caller. */
export const places = { inAll: 32, perCaller: 8 } as const;

/**
 * Hashes one password at a time for those we know and one for strangers: two of libuv's four threads, so that
 * name look-ups and files keep the others.
 */
export const createHashingQueue = (): Lanes =>
  createLanes({ atOnce: 1, ...places, waitingFor: "a password’s hash" });

/** One queue for the process, however many module graphs Next loads this in. */
const registry = globalThis as typeof globalThis & { shortlistHashing?: Lanes };

/** Runs the work in the process's queue. @throws ProblemError 429 at once where too many wait. */
export const inTurn: Lanes = (turn, work) => {
  registry.shortlistHashing ??= createHashingQueue();
  return registry.shortlistHashing(turn, work);
};
