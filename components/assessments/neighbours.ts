import { rowsPerPage } from "@/components/assessments/table-pages";

export type Neighbour = { id: number; index: number };

/** The pages that hold a row and those beside it. @param index the row’s place, counted from 0. */
export const pagesAround = (index: number): number[] => [
  ...new Set([index - 1, index, index + 1].filter((at) => at >= 0).map((at) => Math.floor(at / rowsPerPage))),
];

/**
 * The assessments before and after one in a list.
 * @param place where it stood; it may have moved a little, or have left since.
 * @param idAt what stands at a place, undefined where that isn’t known.
 */
export function neighboursOf(
  { id, index }: Neighbour,
  idAt: (index: number) => number | undefined,
): { previous?: Neighbour; next?: Neighbour } {
  const at = [index, index - 1, index + 1].find((place) => idAt(place) === id);
  const here = (place: number): Neighbour | undefined => {
    const found = idAt(place);
    return found === undefined ? undefined : { id: found, index: place };
  };
  // Who has left gave the place to the next.
  return at === undefined
    ? { previous: here(index - 1), next: here(index) }
    : { previous: here(at - 1), next: here(at + 1) };
}
