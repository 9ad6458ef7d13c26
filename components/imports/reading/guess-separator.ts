import Papa from "papaparse";

const separators = [",", ";", "\t", "|"] as const;
const looksAtRows = 100;
const looksAtCharacters = 200_000;

const address = /^[^\s<>@,;"]+@[^\s<>@,;"]+$/;

/** How much a text looks like a table when it is cut there: the same number of columns throughout, and many of them. */
function likeness(text: string, separator: string): number {
  const { data } = Papa.parse<string[]>(text, { delimiter: separator, newline: "\n", preview: looksAtRows });
  const rows = data.filter((cells) => cells.some((cell) => cell.trim() !== ""));
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [columns, alike] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? [1, 0];
  if (columns < 2) return 0;
  const sameness = alike / rows.length;
  const withAddress = rows.filter((cells) => cells.some((cell) => address.test(cell.trim()))).length;
  return sameness ** 2 * Math.log(columns) * (1 + withAddress / rows.length);
}

/** What separates the cells of a text. A comma where nothing does: then it has one column. */
export function guessSeparator(text: string): string {
  const beginning = text.slice(0, looksAtCharacters);
  const guesses = separators.map((separator) => ({ separator, likeness: likeness(beginning, separator) }));
  return guesses.reduce((best, next) => (next.likeness > best.likeness ? next : best)).separator;
}
