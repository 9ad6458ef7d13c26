import { sql } from "kysely";
import { elapsedSeconds } from "@/lib/db/sql/elapsed-seconds";
import { jsonArray } from "@/lib/db/sql/json-array";
import { jsonTuple, type Range } from "@/lib/db/sql/per-range";
import type { Store } from "@/lib/db/store";
import { inSlices } from "@/lib/insights/in-slices";
import { decidedWithin, type InsightsFilter, within } from "@/lib/insights/select-insights";

const statuses = ["pending", "recommended", "not_recommended"] as const;
const decisions = ["advance", "hold", "reject"] as const;

export type Decided = {
  decidedBy: { id: string; name: string };
  interview: number | null;
  status: (typeof statuses)[number];
  decision: (typeof decisions)[number];
  /** In seconds; null where it completed before it was first seen, or after the decision. */
  waited: number | null;
};

/** What was decided about those invited in the ranges, in no order. Without rows that are gone. */
export async function readDecided(store: Store, filter: InsightsFilter, ranges: Range[]): Promise<Decided[]> {
  const deciders = await listDeciders(store);
  if (deciders.length === 0) return [];
  const names = new Map(deciders.map((one) => [one.id, one]));
  return inSlices(ranges, async (some) => {
    const [first, last] = [some[0], some.at(-1)];
    if (!first || !last) return [];
    const range = { from: first.from, to: last.to };
    const found = await readRange(store, filter, range, [...names.keys()]);
    return found.flatMap(({ id, rows }) => {
      const decidedBy = names.get(id);
      return decidedBy ? rows.map((row) => decidedOf(row, decidedBy)) : [];
    });
  });
}

/** The interview, the seconds, and places in `statuses` and `decisions`. */
type Row = [interview: number | null, waited: number | null, status: number, decision: number];

function decidedOf([interview, waited, status, decision]: Row, decidedBy: Decided["decidedBy"]): Decided {
  return {
    decidedBy,
    interview,
    waited,
    status: statuses[status] ?? "pending",
    decision: decisions[decision] ?? "hold",
  };
}

const placeIn = (names: readonly string[], column: string) =>
  sql<number>`case ${sql.ref(column)} ${sql.join(
    names.map((name, place) => sql`when ${sql.lit(name)} then ${sql.lit(place)}`),
    sql` `,
  )} end`;

// One JSON text for each person: that costs less than as many rows.
async function readRange(
  store: Store,
  filter: InsightsFilter,
  range: Range,
  deciders: string[],
): Promise<{ id: string; rows: Row[] }[]> {
  const { db } = store;
  const waited = sql<number>`case
    when a.status <> 'pending' and a.completed_after is not null and a.decided_at >= a.completed_before
    then ${elapsedSeconds(db, sql`a.completed_before`, sql`a.decided_at`)} end`;
  const row = jsonTuple(db, [
    sql<number>`a.interview_id`,
    waited,
    placeIn(statuses, "a.status"),
    placeIn(decisions, "a.decision"),
  ]);
  const own = decidedWithin(store, filter, within(range))
    .where("a.decided_by", "=", sql.ref<string>("m.id"))
    .select(jsonArray(db, row).as("rows"));
  const found = await db
    .selectFrom("members as m")
    .select(["m.id", own.as("rows")])
    .where("m.id", "in", deciders)
    .execute();
  return found.map(({ id, rows }) => ({ id, rows: JSON.parse(rows ?? "[]") }));
}

/** Each takes one look into an index. */
const listDeciders = (store: Store): Promise<{ id: string; name: string }[]> =>
  store.db
    .selectFrom("members as m")
    .select(["m.id", "m.name"])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("assessments as a")
          .select("a.id")
          .where("a.source_id", "=", store.sourceId)
          .whereRef("a.decided_by", "=", "m.id")
          .where("a.decision", "is not", null)
          .where("a.gone_at", "is", null),
      ),
    )
    .execute();
