import type { Transaction } from "kysely";
import { lockSource } from "@/lib/db/lock-source";
import type { Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";

/**
 * Asked first in every transaction of a poll: it locks the source's row, as `nextVersion` does, and throws
 * when the poll is no longer this process's to write.
 */
export type Guard = (transaction: Transaction<Tables>) => Promise<void>;

/** For single polls of tests and scripts, which no lease is held for. */
export const guardNothing =
  (store: Store): Guard =>
  (transaction) =>
    lockSource(transaction, store.sourceId);
