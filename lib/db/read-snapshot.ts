import type { Store } from "@/lib/db/store";

/** Runs reads that all see the same state of the store, whatever is written meanwhile. */
export const readSnapshot = <T>(store: Store, read: (snapshot: Store) => Promise<T>): Promise<T> =>
  store.db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute((db) => read({ ...store, db }));
