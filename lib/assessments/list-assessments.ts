import { sql } from "kysely";
import { assessmentView } from "@/lib/assessments/assessment-view";
import { countAssessments } from "@/lib/assessments/count-assessments";
import { decodeCursor, encodeCursor } from "@/lib/assessments/cursor";
import type { AssessmentPage, AssessmentQuery } from "@/lib/assessments/schema";
import { selectAssessments } from "@/lib/assessments/select-assessments";
import { orderOf } from "@/lib/assessments/sort";
import { fold } from "@/lib/db/fold";
import type { Store } from "@/lib/db/store";
import type { Role } from "@/lib/db/types";
import { hasRole } from "@/lib/members/roles";
import { readSync } from "@/lib/mirror/read-sync";

/** Every word must occur somewhere; `%`, `_` and `\` are ordinary letters. */
const patterns = (q: string): string[] =>
  fold(q)
    .split(" ")
    .filter(Boolean)
    .map((word) => `%${word.replace(/[\\%_]/g, "\\$&")}%`);

const matching = (store: Store, query: AssessmentQuery) => {
  let select = selectAssessments(store);
  if (query.status === "unclaimed") select = select.where("a.identity", "=", "unclaimed");
  else if (query.status !== "all") select = select.where("a.status", "=", query.status);
  if (query.interview !== undefined) select = select.where("a.interview_id", "=", query.interview);
  for (const pattern of patterns(query.q)) {
    select = select.where(sql<boolean>`a.search_text like ${pattern} escape '\\'`);
  }
  return select;
};

/**
 * One page of assessments (product.md, `GET /api/assessments`), with the counts of all tabs and how fresh
 * the rows are. Pages by `cursor`, which survives changes above it, or by `offset`.
 * @param reader decides whether application links and technical reasons are in it.
 * @throws ProblemError 400 for a cursor of another list.
 */
export async function listAssessments(
  store: Store,
  query: AssessmentQuery,
  reader: { role: Role },
): Promise<AssessmentPage> {
  const { by, direction } = orderOf(query.sort);
  let select = matching(store, query)
    .selectAll("a")
    .select(["i.name as interview_name", "v.invited_by_name", by.as("sort_key")])
    .orderBy(by, direction)
    .orderBy("a.id", direction)
    .limit(query.limit + 1);
  if (query.cursor !== undefined) {
    const { key, id } = decodeCursor(query.sort, query.cursor);
    const beyond = sql.raw(direction === "desc" ? "<" : ">");
    select = select.where(
      sql<boolean>`(${by} ${beyond} ${key} or (${by} = ${key} and a.id ${beyond} ${id}))`,
    );
  } else if (query.offset) {
    select = select.offset(query.offset);
  }

  const [rows, { total }, counts, source, sync] = await Promise.all([
    select.execute(),
    matching(store, query)
      .select((count) => count.fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow(),
    countAssessments(store),
    store.db
      .selectFrom("sources")
      .select(["epoch", "version"])
      .where("id", "=", store.sourceId)
      .executeTakeFirstOrThrow(),
    readSync(store, { technical: hasRole(reader, "administrator") }),
  ]);

  const page = rows.slice(0, query.limit);
  const lastRow = page.at(-1);
  const more = rows.length > query.limit && lastRow;
  return {
    assessments: page.map((row) => assessmentView(row, reader)),
    nextCursor: more ? encodeCursor(query.sort, { key: lastRow.sort_key, id: lastRow.id }) : undefined,
    total,
    totalIsExact: true,
    counts,
    version: `${source.epoch}-${source.version}`,
    sync,
  };
}
