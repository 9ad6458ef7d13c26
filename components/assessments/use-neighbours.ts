import { useQueries, useQueryClient } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { usePlace } from "@/components/assessments/list-place";
import { type Neighbour, neighboursOf, pagesAround } from "@/components/assessments/neighbours";
import { loadAssessmentSearch, searchToView } from "@/components/assessments/search-params";
import { rowsPerPage } from "@/components/assessments/table-pages";
import { firstPageQuery, pageQuery } from "@/components/query/assessments-query";

export type Step = Neighbour & { position: string };

/**
 * Who stands before and after an assessment in the list it was opened from, whose view is in the address.
 * @returns undefined where it was opened otherwise, or the list can’t be had.
 */
export function useNeighbours(id: number): { previous?: Step; next?: Step } | undefined {
  const client = useQueryClient();
  const view = searchToView(loadAssessmentSearch(useSearchParams()));
  const place = usePlace(id);
  const pages = place ? pagesAround(place.index) : [];
  const position = place?.position ?? "";
  const answers = useQueries({
    queries: pages.map((page) => ({
      ...pageQuery(view, position, page),
      initialData: () => {
        // The list behind has it already.
        const first = page === 0 ? client.getQueryData(firstPageQuery(view).queryKey) : undefined;
        return first?.version === position ? first : undefined;
      },
    })),
  });
  if (!place || answers.every(({ data }) => data === undefined)) return undefined;
  const { previous, next } = neighboursOf(place, (index) => {
    const answer = answers[pages.indexOf(Math.floor(index / rowsPerPage))];
    return answer?.data?.assessments[index % rowsPerPage]?.id;
  });
  return {
    previous: previous && { ...previous, position },
    next: next && { ...next, position },
  };
}
