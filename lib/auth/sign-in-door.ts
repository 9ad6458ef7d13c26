import pLimit, { type LimitFunction } from "p-limit";

/** Of the ten connections to a PostgreSQL: the others are for those who are signed in. */
export const atOnce = 3;

/** One door for the process, however many module graphs Next loads this in. */
const registry = globalThis as typeof globalThis & { shortlistSignInDoor?: LimitFunction };

/**
 * What an attempt to sign in asks of the store before anything is known of it: a few at once, in the order they came.
 * A flood waits for itself; were it to take every connection, whoever is signed in would wait behind it.
 */
export const atTheDoor = <T>(ask: () => Promise<T>): Promise<T> => {
  registry.shortlistSignInDoor ??= pLimit(atOnce);
  return registry.shortlistSignInDoor(ask);
};
