import { type RawBuilder, sql } from "kysely";
import { engineOf } from "@/lib/db/engine";
import type { Db, Instant } from "@/lib/db/types";

type Engine = Pick<Db, "getExecutor">;

/** From `from` up to `to`, without `to`. */
export type Range = { from: Instant; to: Instant };

/** Ranges as a table `r` with `number`, `lower` and `upper`: a sub-query each walks an index; grouping would sort. */
export const rangesTable = (
  db: Engine,
  ranges: Range[],
): RawBuilder<{ number: number; lower: Instant; upper: Instant }> =>
  engineOf(db) === "sqlite"
    ? sql`(select key as number, value ->> 0 as lower, value ->> 1 as upper
        from json_each(${JSON.stringify(ranges.map(({ from, to }) => [from, to]))}))`
    : sql`(select (number - 1)::int as number, lower, upper
        from unnest(${ranges.map(({ from }) => from)}::text[], ${ranges.map(({ to }) => to)}::text[])
          with ordinality as given (lower, upper, number))`;

/** Several figures as one JSON array, to be put into another one. */
export const jsonTuple = (db: Engine, figures: RawBuilder<number>[]): RawBuilder<unknown> =>
  engineOf(db) === "sqlite"
    ? sql`json_array(${sql.join(figures)})`
    : sql`json_build_array(${sql.join(figures)})`;

/** Several figures as one JSON text, because a sub-query has only one column. */
export const jsonRow = (db: Engine, figures: RawBuilder<number>[]): RawBuilder<string> =>
  engineOf(db) === "sqlite"
    ? sql<string>`${jsonTuple(db, figures)}`
    : sql<string>`${jsonTuple(db, figures)}::text`;
