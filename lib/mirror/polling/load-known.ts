import { sql } from "kysely";
import { asListed } from "@/lib/assessments/mirrored-columns";
import type { AssessmentsTable } from "@/lib/db/assessment-tables";
import type { Store } from "@/lib/db/store";
import type { KnownAssessment } from "@/lib/mirror/applying/diff";
import { hashRow } from "@/lib/mirror/comparing/hash";
import type { Known } from "@/lib/mirror/comparing/known-rows";

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

/** Reads page by page to keep the event loop free. @returns a version that everything read has at least. */
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

/** Tells the thread of rows that our own creates added, so that it notices lists without them. */
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
    // A literal, so that SQLite uses the partial index.
    .where("first_seen_list", "=", sql<number>`0`)
    .orderBy("first_seen_version")
    .execute();
  if (arrivals.length > 0) learn(toKnown(arrivals));
  return arrivals.at(-1)?.first_seen_version ?? since;
}

function toKnown(rows: (KnownAssessment & Pick<AssessmentsTable, "absent_lists">)[]): Known {
  return {
    ids: Float64Array.from(rows, (row) => row.id),
    hashes: Float64Array.from(rows, (row) => hashRow(asListed(row))),
    absences: Uint8Array.from(rows, (row) => row.absent_lists),
  };
}
