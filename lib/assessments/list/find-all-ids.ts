import { sql } from "kysely";
import { type AssessmentFilter, resolveFilter } from "@/lib/assessments/list/filter";
import { countedUpTo } from "@/lib/assessments/list/find-page";
import { orderIn } from "@/lib/assessments/list/sort";
import { indexOf, walk } from "@/lib/assessments/list/walk";
import type { AssessmentQuery } from "@/lib/assessments/schema";
import { findFew, wordsOf } from "@/lib/db/search/search-words";
import { jsonArray } from "@/lib/db/sql/json-array";
import type { Store } from "@/lib/db/store";

/** All matching ids in order, of one moment, as one JSON text: as rows they would block the event loop far longer. */
export async function findAllIds(
  store: Store,
  { sort, ...asked }: AssessmentFilter & Pick<AssessmentQuery, "sort">,
): Promise<number[]> {
  const filter = await resolveFilter(store, asked);
  const order = await orderIn(store, { sort, interview: filter.interview });
  const words = wordsOf(filter.q);
  const few = words.length > 0 ? await findFew(store, words, countedUpTo) : undefined;
  const along = few ?? indexOf(filter, order, false, words.length > 0);
  const { ids } = await store.db
    .selectFrom(walk(store, filter, order, along).as("found"))
    .select(jsonArray(store.db, sql.ref("found.id")).as("ids"))
    .executeTakeFirstOrThrow();
  return JSON.parse(ids);
}
