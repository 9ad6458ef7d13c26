import { fold } from "@/lib/db/fold";

/**
 * Whether every word of a search stands somewhere in a text, whatever the case and the accents; a search
 * without words fits all.
 */
export function matchesWords(search: string, text: string): boolean {
  const words = fold(search).split(" ").filter(Boolean);
  if (words.length === 0) return true;
  const folded = fold(text);
  return words.every((word) => folded.includes(word));
}
