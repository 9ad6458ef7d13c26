import { rowsPerPage } from "@/components/rows/list-pages";

export type Neighbour = { id: number; index: number };

/** @param index the row’s place, counted from 0. */
export const pagesAround = (index: number): number[] => [
  ...new Set([index - 1, index, index + 1].filter((at) => at >= 0).map((at) => Math.floor(at / rowsPerPage))),
];

/** @param place where it was; it may have moved a little, or left the list. */
export function neighboursOf(
  { id, index }: Neighbour,
  idAt: (index: number) => number | undefined,
): { previous?: Neighbour; next?: Neighbour } {
  const at = [index, index - 1, index + 1].find((place) => idAt(place) === id);
  const here = (place: number): Neighbour | undefined => {
    const found = idAt(place);
    return found === undefined ? undefined : { id: found, index: place };
  };
  // If it has left, the next one is in its place.
  return at === undefined
    ? { previous: here(index - 1), next: here(index) }
    : { previous: here(at - 1), next: here(at + 1) };
}
