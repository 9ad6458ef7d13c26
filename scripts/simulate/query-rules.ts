import type { CompiledQuery } from "kysely";
import type { Owner, World } from "./world";

/** What is asked and told about the queries of a history. */
export type QueryRules = {
  /** How long a query takes at most, in milliseconds. */
  queryMs: number;
  /** What becomes of the next commit. */
  nextCommit(): "done" | "failed" | "done, and told as failed";
  /** Something has been committed. */
  onCommit(owner: Owner, written: string[]): Promise<void> | void;
  /** The engine wouldn’t do what it was asked, and nobody had broken it. */
  onRefusal(sentence: string): void;
};

/** Somewhere in the time that a query takes, others may come before it. */
export async function takeTurn(world: World, { queryMs }: QueryRules): Promise<void> {
  if (world.isCalm || queryMs === 0) return;
  await world.sleep(world.chance() ** 4 * queryMs);
}

const writes = /^\s*(insert into|update|delete from) "?(\w+)/i;

/** The table that a query writes to; undefined where it only reads. */
export const tableWritten = ({ sql }: CompiledQuery): string | undefined => writes.exec(sql)?.[2];
