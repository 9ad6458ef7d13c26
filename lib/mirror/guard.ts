import type { Transaction } from "kysely";
import { lockSource } from "@/lib/db/lock-source";
import type { Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";

/**
 * Asked first in every transaction of a poll: it locks the source's row, as `nextVersion` does, and throws
 * when the poll is no longer this process's to write.
 */
export type Guard = (transaction: Transaction<Tables>) => Promise<void>;

/**
 * A transaction of a poll, begun once everybody else had a turn: on SQLite each holds the event loop.
 * @param guard is asked first.
 */
export async function inTurn<T>(
  store: Store,
  guard: Guard,
  work: (transaction: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  await new Promise(setImmediate);
  return store.db.transaction().execute(async (transaction) => {
    await guard(transaction);
    return work(transaction);
  });
}

/** For single polls of tests and scripts, which no lease is held for. */
export const guardNothing =
  (store: Store): Guard =>
  (transaction) =>
    lockSource(transaction, store.sourceId);
