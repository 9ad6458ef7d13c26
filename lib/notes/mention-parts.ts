export type Mention = { id: string; name: string };

const isPartOfWord = (letter: string | undefined): boolean =>
  letter !== undefined && /[\p{L}\p{N}_]/u.test(letter);

const letterBefore = (text: string, at: number) => [...text.slice(Math.max(0, at - 2), at)].at(-1);
const letterAfter = (text: string, at: number) => [...text.slice(at, at + 2)][0];

/** The parts of a note’s text: `@` and a whole name is a mention, the longest where several fit. */
export function mentionParts<Named extends Mention>(
  text: string,
  people: readonly Named[],
): { text: string; mention?: Named }[] {
  const byLength = [...people].sort((one, other) => other.name.length - one.name.length);
  const parts: { text: string; mention?: Named }[] = [];
  let from = 0;
  for (let at = text.indexOf("@"); at !== -1; at = text.indexOf("@", at + 1)) {
    // An `@` in an e-mail address is no mention.
    if (isPartOfWord(letterBefore(text, at))) continue;
    const mention = byLength.find(
      ({ name }) => text.startsWith(name, at + 1) && !isPartOfWord(letterAfter(text, at + 1 + name.length)),
    );
    if (!mention) continue;
    const to = at + 1 + mention.name.length;
    if (at > from) parts.push({ text: text.slice(from, at) });
    parts.push({ text: text.slice(at, to), mention });
    from = to;
    at = to - 1;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}
