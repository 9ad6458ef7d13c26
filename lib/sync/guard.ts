import type { Transaction } from "kysely";
import { lockSource } from "@/lib/db/locks/lock-source";
import type { Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";

/** Locks the source's row, like `nextVersion`, and throws when another process is now the poller. */
export type Guard = (transaction: Transaction<Tables>) => Promise<void>;

/** Lets the event loop turn first: on SQLite each transaction blocks it. */
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

/** For polls of tests and scripts, which hold no lease. */
export const guardNothing =
  (store: Store): Guard =>
  (transaction) =>
    lockSource(transaction, store.sourceId);
