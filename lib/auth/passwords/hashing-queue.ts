import { createLanes, type Lanes } from "@/lib/auth/passwords/lanes";

export const places = { inAll: 32, perCaller: 8 } as const;

/** Hashes one password at a time in each lane, which leaves two of libuv's four threads for DNS and files. */
export const createHashingQueue = (): Lanes =>
  createLanes({ atOnce: 1, ...places, waitingFor: "a password’s hash" });

// Next loads this in several module graphs.
const registry = globalThis as typeof globalThis & { shortlistHashing?: Lanes };

/** Runs the work in the process's queue. @throws ProblemError 429 at once where too many wait. */
export const inTurn: Lanes = (turn, work) => {
  registry.shortlistHashing ??= createHashingQueue();
  return registry.shortlistHashing(turn, work);
};
