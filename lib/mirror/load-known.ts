import { sql } from "kysely";
import type { Store } from "@/lib/db/store";
import type { AssessmentsTable } from "@/lib/db/types";
import type { Known } from "@/lib/mirror/comparing/compare-list";
import { printOf } from "@/lib/mirror/comparing/hash";
import { asListed, type KnownAssessment } from "@/lib/mirror/diff";

const pageRows = 500;

const columns = [
  "id",
  "status",
  "created_at",
  "application_url",
  "report_url",
  "detail",
  "oddities",
  "is_undated",
  "absent_lists",
] as const;

/**
 * Reads what the store has of the service's rows, a page at a time with the event loop free between two, and
 * tells the comparing thread.
 * @returns the version that all of it is at least of: later arrivals are `learnArrivals`'.
 */
export async function loadKnown(store: Store, learn: (known: Known) => void): Promise<number> {
  const { version } = await store.db
    .selectFrom("sources")
    .select("version")
    .where("id", "=", store.sourceId)
    .executeTakeFirstOrThrow();
  for (let after = 0; ; ) {
    const page = await store.db
      .selectFrom("assessments")
      .select(columns)
      .where("source_id", "=", store.sourceId)
      .where("id", ">", after)
      .orderBy("id")
      .limit(pageRows)
      .execute();
    learn(toKnown(page));
    const last = page.at(-1);
    if (!last || page.length < pageRows) return version;
    after = last.id;
    await new Promise(setImmediate);
  }
}

/**
 * Tells the comparing thread of the rows that our own answered creates have brought since a version, so that
 * a list that lacks one is noticed.
 * @returns the version to go on from.
 */
export async function learnArrivals(
  store: Store,
  since: number,
  learn: (known: Known) => void,
): Promise<number> {
  const arrivals = await store.db
    .selectFrom("assessments")
    .select([...columns, "first_seen_version"])
    .where("source_id", "=", store.sourceId)
    .where("first_seen_version", ">", since)
    // Written out, so that SQLite takes the index of such rows.
    .where("first_seen_list", "=", sql<number>`0`)
    .orderBy("first_seen_version")
    .execute();
  if (arrivals.length > 0) learn(toKnown(arrivals));
  return arrivals.at(-1)?.first_seen_version ?? since;
}

function toKnown(rows: (KnownAssessment & Pick<AssessmentsTable, "absent_lists">)[]): Known {
  return {
    ids: Float64Array.from(rows, (row) => row.id),
    prints: Float64Array.from(rows, (row) => printOf(asListed(row))),
    absences: Uint8Array.from(rows, (row) => row.absent_lists),
  };
}
