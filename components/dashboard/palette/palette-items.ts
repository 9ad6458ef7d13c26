import type { ReactNode } from "react";
import { matchesWords } from "@/lib/match-words";

export type PaletteItem = {
  id: string;
  label: string;
  icon: ReactNode;
  /** Shown more quietly: an e-mail address below a name, the keys beside an action. */
  below?: string;
  aside?: ReactNode;
  /** Other words that find it. */
  words?: string;
  /** Shown only when searched for: there are too many of its kind. */
  isOnlyFound?: boolean;
  /** Runs once the palette is closed and the focus is back where it was. */
  runsAfterwards?: boolean;
  run: () => void;
};

export type PaletteGroup = { id: string; label: string; items: PaletteItem[] };

/** More are found by typing on. */
const shownOfAGroup = 8;

/** How well an item fits: 0 begins with the text, 1 has a word that does, 2 the rest. */
function distance(label: string, text: string): 0 | 1 | 2 {
  const [name, begun] = [label.toLocaleLowerCase(), text.trim().toLocaleLowerCase()];
  if (name.startsWith(begun)) return 0;
  return name.includes(` ${begun}`) ? 1 : 2;
}

/** Each group’s best items for the text; without one, those that are offered unasked. */
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
