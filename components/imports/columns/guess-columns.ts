import type { Columns } from "@/components/imports/columns/columns";
import { headerKind } from "@/components/imports/columns/header-kinds";
import { type Remembered, rememberedKey } from "@/components/imports/columns/remembered-columns";
import { isAddress, isData, type Shape, valueShape } from "@/components/imports/columns/value-kinds";
import type { Sheet, SheetRow } from "@/components/imports/reading/sheet";
import { fold } from "@/lib/fold";
import type { ColumnKind } from "@/lib/imports/names";

type NamedInterview = { id: number; name: string };
type Guess = { at: number; kind: ColumnKind };

const column = (sheet: Sheet, at: number, from: number) =>
  sheet.rows.slice(from).map(({ cells }) => cells[at] ?? "");

const hasData = ({ cells }: SheetRow) => cells.some((cell) => isData(cell.trim()));
const known = ({ cells }: SheetRow) => cells.filter((cell) => headerKind(cell) !== undefined).length;

/** A title, a date and an empty line or two are usual; a header further down isn’t. */
const longestTitle = 10;

/** Where the header stands. -1 where there is none. */
function findHeader({ rows }: Sheet): number {
  const [first, ...others] = rows;
  if (!first || hasData(first)) return -1;
  const beginning = rows.slice(0, longestTitle);
  const firstData = beginning.findIndex(hasData);
  const above = firstData < 0 ? beginning : beginning.slice(0, firstData);
  const below = above.findIndex((row) => known(row) > 1 && known(row) > known(first));
  if (below > 0) return below;
  if (known(first) > 0) return 0;
  // In a language we don’t know: addresses stand below something that is none.
  const isHeaded = others.some(({ cells }) =>
    cells.some((cell, at) => isAddress(cell) && (first.cells[at] ?? "").trim() !== ""),
  );
  return isHeaded ? 0 : -1;
}

/** Without a header, names are what stands beside the address. */
function guessNames(shapes: readonly (Shape | undefined)[]): Guess[] {
  const [first, second] = shapes.flatMap((shape, at) =>
    shape === "name" || shape === "words" ? [{ shape, at }] : [],
  );
  if (!first) return [];
  if (first.shape === "words") return [{ at: first.at, kind: "fullName" }];
  if (second?.shape !== "name") return [{ at: first.at, kind: "firstName" }];
  return [
    { at: first.at, kind: "firstName" },
    { at: second.at, kind: "lastName" },
  ];
}

/** In the order of trust: the first one to name a kind, or a column, has it. */
function settle(guesses: readonly Guess[], width: number): ColumnKind[] {
  const kinds: (ColumnKind | undefined)[] = Array.from({ length: width });
  for (const { at, kind } of guesses)
    if (kinds[at] === undefined && (kind === "ignored" || !kinds.includes(kind))) kinds[at] = kind;
  return kinds.map((kind) => kind ?? "ignored");
}

/** In German lists “Name” beside “Vorname” is the last name. */
const withLastName = (kinds: ColumnKind[]): ColumnKind[] =>
  kinds.includes("firstName") && !kinds.includes("lastName")
    ? kinds.map((kind) => (kind === "fullName" ? "lastName" : kind))
    : kinds;

/** What each column holds, by its header and its values. What a person has chosen for a header wins. */
export function guessColumns(
  sheet: Sheet,
  remembered: Remembered = new Map(),
  interviews: readonly NamedInterview[] = [],
): Columns {
  const headerAt = findHeader(sheet);
  const headed = headerAt >= 0;
  const cells = sheet.rows[Math.max(headerAt, 0)]?.cells ?? [];
  const headers = cells.map((cell) => (headed ? cell.trim() : ""));
  const names = new Set(interviews.map(({ name }) => fold(name)));
  const shapes = cells.map((_, at) => valueShape(column(sheet, at, headerAt + 1), names));

  const chosen = headers.flatMap((header, at): Guess[] => {
    const kind = header && remembered.get(rememberedKey(header));
    return kind ? [{ at, kind }] : [];
  });
  const told = headers.flatMap((header, at) => {
    const found = headerKind(header);
    return found ? [{ at, ...found }] : [];
  });
  const shaped = shapes.flatMap((shape, at): Guess[] => {
    if (shape === undefined || shape === "name" || shape === "words") return [];
    // A link under a header that isn’t a résumé’s may lead anywhere.
    return shape === "resumeUrl" && headed ? [] : [{ at, kind: shape }];
  });
  const fits = ({ at, kind }: Guess) =>
    kind === "email"
      ? // “Mail” above a column of names is one of names.
        shapes[at] === "email" || !shapes.includes("email")
      : // “Candidate” above `Name <mail>` is the address too, where no other column is headed so.
        shapes[at] !== "email" || told.some((other) => other.kind === "email" && other.at !== at);
  const guesses = [
    ...chosen,
    ...told.filter((guess) => guess.isSure && fits(guess)),
    ...told.filter((guess) => !guess.isSure && fits(guess)),
    ...shaped,
    ...(headed ? [] : guessNames(shapes)),
  ];
  const kinds = settle(guesses, cells.length);
  const isTitled = headerAt > 0;
  return {
    hasHeader: headed,
    ...(isTitled && { headerAt }),
    headers,
    kinds: chosen.length > 0 ? kinds : withLastName(kinds),
  };
}
