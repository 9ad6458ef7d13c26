import { shortcutOf } from "@/components/keyboard/shortcut-of";

/** The action of each key, undefined for none just now; `g a` is one key after the other. */
export type Shortcuts = Record<string, (() => void) | undefined>;

type Press = Parameters<typeof shortcutOf>[0] & Pick<KeyboardEvent, "timeStamp" | "preventDefault">;

/** How long after its first key the second one still completes a pair. */
const pairWithinMs = 1_500;

export function createShortcutLayers() {
  const layers = new Set<() => Shortcuts>();
  let areLettersOn = true;
  let first: { key: string; atMs: number } | undefined;
  /** Called instead of what a letter does, while a form is open that isn’t sent. `opener`: the key that opened it. */
  const holders = new Set<{ takeBack: () => void; opener?: string }>();

  /** The component that was mounted last comes first. */
  const find = (name: string): (() => void) | undefined =>
    [...layers].reverse().flatMap((read) => read()[name] ?? [])[0];
  const beginsPair = (key: string): boolean =>
    [...layers].some((read) => Object.keys(read()).some((name) => name.startsWith(`${key} `)));

  return {
    /** @returns a function that removes them. */
    add(read: () => Shortcuts): () => void {
      layers.add(read);
      return () => layers.delete(read);
    },
    /**
     * Until it is released, letters, digits and signs only call `takeBack`, which focuses the field they were meant for:
     * there they are typed, but for the key that opened the form. @returns a function that releases them.
     */
    holdLetters(takeBack: () => void, opener?: string): () => void {
      const holder = { takeBack, opener };
      holders.add(holder);
      return () => holders.delete(holder);
    },
    /** Letters, digits and signs may be switched off (WCAG 2.1.4); keys such as Home stay. */
    switchLetters(on: boolean): void {
      areLettersOn = on;
    },
    /** @param isBlocked whether a layer floats above the page. */
    press(event: Press, focus: Pick<Element, "closest"> | null, isBlocked: () => boolean): void {
      const key = shortcutOf(event, focus);
      // Shift comes before the letter that it makes large.
      if (key === undefined || key === "Shift") return;
      const begun = first && event.timeStamp - first.atMs <= pairWithinMs ? first.key : undefined;
      first = undefined;
      if ((key.length === 1 && !areLettersOn) || isBlocked()) return;
      const holder = key.length === 1 ? [...holders].at(-1) : undefined;
      const act = find(begun ? `${begun} ${key}` : key);
      if (holder) {
        if (key === holder.opener) event.preventDefault();
        holder.takeBack();
      } else if (act) {
        event.preventDefault();
        act();
      } else if (!begun && beginsPair(key)) {
        first = { key, atMs: event.timeStamp };
      }
    },
  };
}
