import { CompiledQuery, createQueryId, type QueryId, type RootOperationNode } from "kysely";
import { engineOf } from "@/lib/db/engine";
import type { Store } from "@/lib/db/store";

/** Whether a line of `plansOf` reads a whole table, or all of a source along whichever index. */
export const readsWhole = (line: string): boolean =>
  /^SCAN (?!CONSTANT ROW|\d+-ROW VALUES CLAUSE)/.test(line) || line.includes("(source_id=?)");

/** A line for each table that `work` reads, on SQLite. PostgreSQL plans by statistics, which tests don't have. */
export async function plansOf(
  store: Store,
  work: (store: Store) => Promise<unknown>,
): Promise<string[] | undefined> {
  const nodes: RootOperationNode[] = [];
  // Sub-queries pass through here as well; only a query that is run has a result.
  const made = new WeakMap<QueryId, RootOperationNode>();
  const noting = store.db.withPlugin({
    transformQuery({ node, queryId }) {
      made.set(queryId, node);
      return node;
    },
    async transformResult({ result, queryId }) {
      const node = made.get(queryId);
      if (node) nodes.push(node);
      return result;
    },
  });
  await work({ ...store, db: noting });
  if (engineOf(store.db) !== "sqlite") return undefined;
  const lines: string[] = [];
  for (const node of nodes) {
    const { sql, parameters } = store.db.getExecutor().compileQuery(node, createQueryId());
    const explained = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
    const { rows } = await store.db.executeQuery(explained);
    lines.push(...(rows as { detail: string }[]).map(({ detail }) => detail));
  }
  return lines;
}
