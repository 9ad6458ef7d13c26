import { fold } from "@/lib/fold";
import { matchesWords } from "@/lib/match-words";
import type { ShortlistSummary } from "@/lib/shortlists/schema";

/** Those whose names have all words of the text, in their order. */
export const findShortlists = (shortlists: readonly ShortlistSummary[], text: string): ShortlistSummary[] =>
  shortlists.filter(({ name }) => matchesWords(text, name));

/** The one that has this name already, case and accents aside. */
export const sameName = (
  shortlists: readonly ShortlistSummary[],
  text: string,
): ShortlistSummary | undefined =>
  text.trim() === "" ? undefined : shortlists.find(({ name }) => fold(name) === fold(text));
