import { createLanes, type Lanes } from "@/lib/auth/lanes";

/** At work in each lane, of the ten connections to a PostgreSQL: the others are for those who are signed in. */
export const atOnce = 2;
/** How many may be at work or wait in a lane: in all, and of one caller. */
export const places = { inAll: 64, perCaller: 8 } as const;

/** One door for the process, however many module graphs Next loads this in. */
const registry = globalThis as typeof globalThis & { shortlistSignInDoor?: Lanes };

/**
 * What an attempt to sign in asks of the store before its password is judged, a few at once. Were a flood to take every
 * connection, whoever is signed in would wait behind it.
 * @throws ProblemError 429 at once where too many wait.
 */
export const atTheDoor: Lanes = (turn, ask) => {
  registry.shortlistSignInDoor ??= createLanes({ atOnce, ...places, waitingFor: "their turn to sign in" });
  return registry.shortlistSignInDoor(turn, ask);
};
