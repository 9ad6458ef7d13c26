import { fold } from "@/lib/fold";

/** From the best to the weakest. */
const fits = { exact: 0, wholeWords: 1, begins: 2, words: 3, otherWords: 4, inside: 5 } as const;

export type Fit = (typeof fits)[keyof typeof fits];

export const exactFit: Fit = fits.exact;
/** Of what is found by more than its label, such as an e-mail address. */
export const weakestFit: Fit = fits.inside;

const wordsOf = (folded: string): string[] => folded.split(/[^\p{L}\p{M}\p{N}?]+/u).filter(Boolean);

/**
 * How well a text that was typed finds a label; undefined if it doesn’t.
 * @param others what it is called otherwise, with commas between. They are found by the beginnings of their words
 * alone: what stands inside them is mostly another word.
 */
export function fitOf(typed: string, label: string, others = ""): Fit | undefined {
  const [text, name] = [fold(typed), fold(label)];
  const names = others.split(",").map(fold);
  const asked = wordsOf(text);
  const own = wordsOf(name);
  if (asked.length === 0) return undefined;
  if (text === name || names.includes(text)) return fits.exact;
  if (asked.every((word) => own.includes(word))) return fits.wholeWords;
  if (name.startsWith(text)) return fits.begins;
  const beginsOneOf = (words: readonly string[]) => (word: string) =>
    words.some((other) => other.startsWith(word));
  if (asked.every(beginsOneOf(own))) return fits.words;
  if (asked.every(beginsOneOf([...own, ...names.flatMap(wordsOf)]))) return fits.otherWords;
  return asked.every((word) => name.includes(word)) ? fits.inside : undefined;
}
