import { fold } from "@/lib/fold";

/** Whether a text has every word of a search, case and accents aside. A search without words fits any text. */
export function matchesWords(search: string, text: string): boolean {
  const words = fold(search).split(" ").filter(Boolean);
  if (words.length === 0) return true;
  const folded = fold(text);
  return words.every((word) => folded.includes(word));
}
