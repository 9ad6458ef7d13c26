import { sql } from "kysely";
import type { AssessmentFilter } from "@/lib/assessments/filter";
import { countedUpTo } from "@/lib/assessments/find-page";
import type { AssessmentQuery } from "@/lib/assessments/schema";
import { orderIn } from "@/lib/assessments/sort";
import { indexOf, walk } from "@/lib/assessments/walk";
import { jsonArray } from "@/lib/db/json-array";
import { findFew, wordsOf } from "@/lib/db/search-words";
import type { Store } from "@/lib/db/store";

/**
 * The ids of all assessments that match, in their order, as of one moment. As one JSON text: a hundred
 * thousand rows of one column would hold the event loop several times as long.
 */
export async function findAllIds(
  store: Store,
  { sort, ...filter }: AssessmentFilter & Pick<AssessmentQuery, "sort">,
): Promise<number[]> {
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
