import { createLanes, type Lanes } from "@/lib/auth/passwords/lanes";

// Per lane, of the ten connections to a PostgreSQL: the others are for people who are signed in.
const atOnce = 2;
export const places = { inAll: 64, perCaller: 8 } as const;

// Next loads this in several module graphs.
const registry = globalThis as typeof globalThis & { shortlistSignInQueue?: Lanes };

/** Queues a sign-in's first queries, so that a flood can't take every connection. @throws ProblemError 429 */
export const queueSignIn: Lanes = (turn, ask) => {
  registry.shortlistSignInQueue ??= createLanes({ atOnce, ...places, waitingFor: "their turn to sign in" });
  return registry.shortlistSignInQueue(turn, ask);
};
