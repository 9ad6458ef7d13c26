import type { Transaction } from "kysely";
import { engineOf } from "@/lib/db/engine";
import type { Store } from "@/lib/db/store";
import type { Db, Tables } from "@/lib/db/types";
import type { Limit } from "@/lib/db/visibility/limit";
import { isVisibilityPlugin, VisibilityPlugin } from "@/lib/db/visibility/visibility-plugin";

/** The database that each limited one was made from: tallies are kept by database, and must find theirs. */
const wholes = new WeakMap<Db, Db>();

/** The store as a limited member sees it, in every query, transactions included. */
export function limitStore(store: Store, limit: Limit): Store {
  const db = store.db.withPlugin(new VisibilityPlugin(store.sourceId, limit, engineOf(store.db)));
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

/** All rows, with what a blind reviewer may know of each: undefined for a member who reviews nothing blind. */
export function blindDb(db: Transaction<Tables>): Transaction<Tables> | undefined {
  const blind = db.getExecutor().plugins.find(isVisibilityPlugin)?.withoutRows();
  return blind && wholeDb(db).withPlugin(blind);
}

/** As `wholeDb`, for a store. */
export const wholeStore = ({ limit: _, ...store }: Store): Store => ({ ...store, db: wholeDb(store.db) });

/** The rows that a member sees, with their candidates: for rules that must hold for blind ones as well. */
export function namedStore(store: Store): Store {
  const { limit } = store;
  if (!limit?.blind) return store;
  const whole = wholeStore(store);
  return limit.rows ? limitStore(whole, { ...limit, blind: undefined }) : whole;
}

/** All rows, with what a blind reviewer may know of each. */
export function unlimitedStore(store: Store): Store {
  const { limit } = store;
  if (!limit?.rows) return store;
  const whole = wholeStore(store);
  return limit.blind ? limitStore(whole, { ...limit, rows: undefined }) : whole;
}
