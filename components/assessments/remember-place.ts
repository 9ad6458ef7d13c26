/** Where an assessment stands in the list it was opened from: whose it is stays on the server. */
export type ListPlace = {
  id: number;
  /** Counted from 0. */
  index: number;
  /** The `epoch-version` that the list is as of. */
  position: string;
};

export const placeKey = (id: number) => `shortlist-place-${id}`;

/** Notes where one is in a list; it holds for this tab, through a reload as well. */
export function rememberPlace({ id, index, position }: ListPlace): void {
  try {
    sessionStorage.setItem(placeKey(id), `${index} ${position}`);
  } catch {
    // Full or refused: the page stands alone.
  }
}
