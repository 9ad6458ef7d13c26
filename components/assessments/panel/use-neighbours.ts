import { useQueries } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { idsQuery } from "@/components/assessments/list/assessments-query";
import { usePlace } from "@/components/assessments/list/list-place";
import { type Neighbour, neighboursOf, pagesAround } from "@/components/assessments/panel/neighbours";
import { loadAssessmentSearch, searchToView } from "@/components/assessments/view/view-search-params";
import { rowsPerPage } from "@/components/rows/list-pages";
import { idsOfPage } from "@/components/rows/list-shown";
import { useListState } from "@/components/rows/use-list-state";
import { usePersonId } from "@/components/session/person-id";

export type Step = Neighbour & { position: string };

/** The neighbours in the list that the assessment was opened from; the address has its view. */
export function useNeighbours(id: number): { previous?: Step; next?: Step } | undefined {
  const held = useListState();
  const view = searchToView(loadAssessmentSearch(useSearchParams()), usePersonId());
  const place = usePlace(id);
  const pages = place ? pagesAround(place.index) : [];
  const position = place?.position ?? "";
  const answers = useQueries({
    queries: pages.map((page) => ({
      ...idsQuery(view, position, page),
      // The list in this tab may have it already.
      initialData: () => idsOfPage(held, view, position, page),
    })),
  });
  if (!place || answers.every(({ data }) => data === undefined)) return undefined;
  const { previous, next } = neighboursOf(place, (index) => {
    const answer = answers[pages.indexOf(Math.floor(index / rowsPerPage))];
    return answer?.data?.[index % rowsPerPage];
  });
  return {
    previous: previous && { ...previous, position },
    next: next && { ...next, position },
  };
}
