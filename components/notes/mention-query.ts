import { matchesWords } from "@/lib/match-words";
import type { Colleague } from "@/lib/members/schema";

const shownAtMost = 6;
const mostLetters = 60;

/** The part of a colleague’s name typed so far, from the `@` at `from` to the caret. */
export type MentionQuery = { from: number; typed: string };

/** @returns undefined where no name is being typed. */
export function mentionQuery(text: string, caret: number): MentionQuery | undefined {
  const before = text.slice(Math.max(0, caret - mostLetters), caret);
  const found = /(?:^|[^\p{L}\p{N}_])@([^@\n]*)$/u.exec(before);
  const typed = found?.[1];
  return typed === undefined ? undefined : { from: caret - typed.length - 1, typed };
}

/** The colleagues to offer, prefix matches first; none once a name is complete. */
export function offered(typed: string, colleagues: readonly Colleague[]): Colleague[] {
  const there = colleagues.filter(({ isDisabled }) => !isDisabled);
  if (there.some(({ name }) => typed.startsWith(`${name} `))) return [];
  const lower = typed.toLowerCase();
  const begins = ({ name }: Colleague) => Number(!name.toLowerCase().startsWith(lower));
  return there
    .filter(({ name }) => matchesWords(typed, name))
    .sort((one, other) => begins(one) - begins(other))
    .slice(0, shownAtMost);
}

/** The text with the name filled in, and the caret’s new place. */
export function withMention(
  text: string,
  { from, typed }: MentionQuery,
  name: string,
): { text: string; caret: number } {
  const after = text.slice(from + 1 + typed.length);
  const named = `${text.slice(0, from)}@${name}`;
  return after.startsWith(" ")
    ? { text: named + after, caret: named.length + 1 }
    : { text: `${named} ${after}`, caret: named.length + 1 };
}
