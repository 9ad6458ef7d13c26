import type { Transaction } from "kysely";
import type { Store } from "@/lib/db/store";
import type { Db, Tables } from "@/lib/db/types";
import type { Limit } from "@/lib/db/visibility/limit";
import { isVisibilityPlugin, VisibilityPlugin } from "@/lib/db/visibility/visibility-plugin";

/** The database that each limited one was made from: tallies are kept by database, and must find theirs. */
const wholes = new WeakMap<Db, Db>();

/** The store as a limited member sees it, in every query, transactions included. */
export function limitStore(store: Store, limit: Limit): Store {
  const db = store.db.withPlugin(new VisibilityPlugin(store.sourceId, limit));
  wholes.set(db, store.db);
  return { ...store, db, limit };
}

/**
 * All rows, for rules that must hold for hidden ones as well. Each caller says why, and returns nothing that it reads
 * unless it says so.
 */
export function wholeDb(db: Transaction<Tables>): Transaction<Tables>;
export function wholeDb(db: Db): Db;
export function wholeDb(db: Db): Db {
  const known = wholes.get(db);
  if (known) return known;
  const { plugins } = db.getExecutor();
  if (!plugins.some(isVisibilityPlugin)) return db;
  return plugins
    .filter((plugin) => !isVisibilityPlugin(plugin))
    .reduce((whole, plugin) => whole.withPlugin(plugin), db.withoutPlugins());
}

/** As `wholeDb`, for a store. */
export const wholeStore = ({ limit: _, ...store }: Store): Store => ({ ...store, db: wholeDb(store.db) });
