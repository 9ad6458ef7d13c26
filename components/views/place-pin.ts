import type { PinnedView, SavedView } from "@/lib/views/schema";

/** `place`: from 0 on, or `none` to unpin; without it, the last. */
export type PinChange = { view: SavedView; place?: number | "none" };

/** The pins as the server will answer. */
export function placePin(pins: readonly PinnedView[], { view, place }: PinChange): PinnedView[] {
  const others = pins.filter(({ id }) => id !== view.id);
  if (place === "none") return others;
  const own = pins.find(({ id }) => id === view.id) ?? view;
  return others.toSpliced(place ?? others.length, 0, own);
}
