import { useQueries, useQueryClient } from "@tanstack/react-query";
import type { HeldList } from "@/components/assessments/held-list";
import { joinLengths, type ListLength, lengthBy, rowsPerPage } from "@/components/assessments/table-pages";
import { pageQuery } from "@/components/query/assessments-query";
import type { AssessmentPage, AssessmentView } from "@/lib/assessments/schema";

/**
 * The loaded part of a list.
 * @param wanted the pages in sight: they are loaded, and given up when they are scrolled past meanwhile.
 */
export function useHeldPages(list: HeldList | undefined, wanted: readonly number[]) {
  const client = useQueryClient();
  const numbers = list ? wanted.filter((page) => page > 0) : [];
  const answers = useQueries({
    queries: list ? numbers.map((page) => pageQuery(list.view, list.position, page)) : [],
  });

  // Looked up once a render: a row is asked for again with every frame that is scrolled.
  const known = new Map<number, AssessmentPage | undefined>(list ? [[0, list.first]] : []);
  function pageAt(page: number): AssessmentPage | undefined {
    if (!known.has(page) && list) {
      known.set(page, client.getQueryData(pageQuery(list.view, list.position, page).queryKey));
    }
    return known.get(page);
  }

  const lengths = numbers.flatMap((page, index) => {
    const answer = answers[index]?.data;
    return answer ? [lengthBy(page, answer.assessments.length, answer.total, answer.totalIsExact)] : [];
  });
  return {
    rowAt: (index: number): AssessmentView | undefined =>
      pageAt(Math.floor(index / rowsPerPage))?.assessments[index % rowsPerPage],
    length: (known: ListLength): ListLength => joinLengths(known, ...lengths),
  };
}
