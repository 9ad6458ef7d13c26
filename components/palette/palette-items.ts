import type { ReactNode } from "react";
import { matchesWords } from "@/lib/match-words";

/** One thing that the palette leads to. */
export type PaletteItem = {
  id: string;
  label: string;
  icon: ReactNode;
  /** In a quieter voice: an e-mail address under a name, the keys that do the same. */
  below?: string;
  aside?: ReactNode;
  /** Other words that find it. */
  words?: string;
  /** Only found, never offered: there are too many of its kind. */
  isOnlyFound?: boolean;
  /** Waits until the palette is gone and the focus is back where it was. */
  runsAfterwards?: boolean;
  run: () => void;
};

export type PaletteGroup = { id: string; label: string; items: PaletteItem[] };

/** Enough of one kind: whoever wants another writes on. */
const shownOfAGroup = 8;

/** How well an item fits: 0 begins with what is written, 1 has a word that does, 2 the rest. */
function distance(label: string, text: string): 0 | 1 | 2 {
  const [name, begun] = [label.toLocaleLowerCase(), text.trim().toLocaleLowerCase()];
  if (name.startsWith(begun)) return 0;
  return name.includes(` ${begun}`) ? 1 : 2;
}

/**
 * What of the groups fits what is written, the best of each group first; without a text, what is offered by
 * itself.
 */
export function chooseItems(groups: readonly PaletteGroup[], text: string): PaletteGroup[] {
  const isWritten = text.trim() !== "";
  return groups
    .map((group) => {
      const fitting = group.items.filter(({ label, words = "", isOnlyFound }) =>
        isWritten ? matchesWords(text, `${label} ${words}`) : !isOnlyFound,
      );
      if (isWritten) fitting.sort((one, other) => distance(one.label, text) - distance(other.label, text));
      return { ...group, items: fitting.slice(0, shownOfAGroup) };
    })
    .filter(({ items }) => items.length > 0);
}
