/** It holds no name: those stay on the server. */
export type ListPlace = {
  id: number;
  /** Counted from 0. */
  index: number;
  /** The list’s `epoch-version`. */
  position: string;
};

export const placeKey = (id: number) => `shortlist-place-${id}`;

export function rememberPlace({ id, index, position }: ListPlace): void {
  try {
    sessionStorage.setItem(placeKey(id), `${index} ${position}`);
  } catch {
    // Full or refused: the page works without it.
  }
}
