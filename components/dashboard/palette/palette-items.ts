import type { ReactNode } from "react";
import { type Fit, fitOf, weakestFit } from "@/components/dashboard/palette/fit-of";

export type PaletteItem = {
  id: string;
  label: string;
  icon: ReactNode;
  /** Shown more quietly: an e-mail address below a name, the keys beside an action. */
  below?: string;
  aside?: ReactNode;
  /** Other words that find it, with commas between. */
  words?: string;
  /** Shown only when searched for: there are too many of its kind. */
  isOnlyFound?: boolean;
  /** The server has found it, by whatever of it. */
  isFound?: boolean;
  /** Runs once the palette is closed and the focus is back where it was. */
  runsAfterwards?: boolean;
  run: () => void;
};

export type PaletteGroup = {
  id: string;
  label: string;
  items: PaletteItem[];
  /** Comes after the best items. */
  last?: PaletteItem;
};

/** What is shown, and how well the first item fits what was typed. */
export type Choice = { groups: PaletteGroup[]; best: Fit | undefined };

/** More are found by typing on. */
const shownOfAGroup = 8;

const withItems = (group: PaletteGroup, items: readonly PaletteItem[]): PaletteGroup => ({
  ...group,
  items: [...items.slice(0, shownOfAGroup), ...(group.last ? [group.last] : [])],
});

/** Each group’s best items for the text, the group with the best one first; without a text, those offered unasked. */
export function chooseItems(groups: readonly PaletteGroup[], text: string): Choice {
  if (text.trim() === "") {
    const offered = groups.map((group) =>
      withItems(
        group,
        group.items.filter(({ isOnlyFound }) => !isOnlyFound),
      ),
    );
    return { groups: offered.filter(({ items }) => items.length > 0), best: undefined };
  }
  const found = groups.flatMap((group) => {
    const fitting = group.items.flatMap((item) => {
      const fit = fitOf(text, item.label, item.words) ?? (item.isFound ? weakestFit : undefined);
      return fit === undefined ? [] : [{ item, fit }];
    });
    // What fits equally well keeps its order.
    fitting.sort((one, other) => one.fit - other.fit);
    const [first] = fitting;
    if (!first) return group.last ? [{ group: withItems(group, []), fit: weakestFit }] : [];
    const items = fitting.map(({ item }) => item);
    return [{ group: withItems(group, items), fit: first.fit }];
  });
  found.sort((one, other) => one.fit - other.fit);
  return { groups: found.map(({ group }) => group), best: found[0]?.fit };
}
