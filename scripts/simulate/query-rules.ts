import type { CompiledQuery } from "kysely";
import type { Owner, World } from "./world";

/** How the queries of a history run. */
export type QueryRules = {
  queryMs: number;
  nextCommit(): "done" | "failed" | "done, and told as failed";
  onCommit(owner: Owner, written: string[]): Promise<void> | void;
  /** The engine refused a query for no known reason. */
  onRefusal(sentence: string): void;
};

/** Waits for a part of the query’s duration, in which others may come first. */
export async function takeTurn(world: World, { queryMs }: QueryRules): Promise<void> {
  if (world.isCalm || queryMs === 0) return;
  await world.sleep(world.chance() ** 4 * queryMs);
}

const writes = /^\s*(insert into|update|delete from) "?(\w+)/i;

/** The table that a query writes to; undefined where it only reads. */
export const tableWritten = ({ sql }: CompiledQuery): string | undefined => writes.exec(sql)?.[2];
