import { readCountGroups, sumMatching } from "@/lib/assessments/list/count-assessments";
import { type AssessmentFilter, about, isNarrowed, resolveFilter } from "@/lib/assessments/list/filter";
import { searchedAtOnce } from "@/lib/assessments/list/find-page";
import { group, groupByReading } from "@/lib/assessments/list/group-matching";
import type { ViewQuery } from "@/lib/assessments/schema";
import { fewAssessments } from "@/lib/db/search/indexed-assessments";
import { findFew, tellingWords, wordsOf } from "@/lib/db/search/search-words";
import type { Store } from "@/lib/db/store";

// Several views are counted at once, and again with each change of the list.
const mostRead = 6_000;

/**
 * How many rows a view has, as its list counts them. Absent where that takes reading many: a number that is too small
 * is worse than none.
 */
export async function countView(store: Store, { sort, ...view }: ViewQuery): Promise<number | undefined> {
  const filter = await resolveFilter(store, view);
  if (!isNarrowed(filter)) return sumMatching(await readCountGroups(store), filter);
  const { groups, isExact } =
    wordsOf(filter.q).length > 0
      ? await groupFound(store, filter)
      : await groupByReading(store, filter, mostRead);
  return isExact ? sumMatching(groups, filter) : undefined;
}

/** Words of one or two letters are in no index (docs/decisions/0009-search-and-counts.md). */
async function groupFound(store: Store, filter: AssessmentFilter) {
  const words = wordsOf(filter.q);
  const telling = await tellingWords(store, words);
  const few = telling.length > 0 ? await findFew(store, words, searchedAtOnce, telling) : undefined;
  if (!few) return { groups: [], isExact: false };
  if (few.length === 0) return { groups: [], isExact: true };
  return { groups: await group(about(fewAssessments(store, few), store, filter), filter), isExact: true };
}
