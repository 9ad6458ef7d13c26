import type { Columns } from "@/components/imports/columns/columns";
import { headerKind } from "@/components/imports/columns/header-kinds";
import { type Remembered, rememberedKey } from "@/components/imports/columns/remembered-columns";
import { isAddress, isData, type Shape, valueShape } from "@/components/imports/columns/value-kinds";
import type { Sheet } from "@/components/imports/reading/sheet";
import { fold } from "@/lib/fold";
import type { ColumnKind } from "@/lib/imports/names";

type NamedInterview = { id: number; name: string };
type Guess = { at: number; kind: ColumnKind };

const column = (sheet: Sheet, at: number, from: number) =>
  sheet.rows.slice(from).map(({ cells }) => cells[at] ?? "");

function hasHeader(sheet: Sheet): boolean {
  const [first, ...others] = sheet.rows;
  if (!first || first.cells.some((cell) => isData(cell.trim()))) return false;
  if (first.cells.some((cell) => headerKind(cell) !== undefined)) return true;
  // In a language we don’t know: addresses stand below something that is none.
  return others.some(({ cells }) =>
    cells.some((cell, at) => isAddress(cell) && (first.cells[at] ?? "").trim() !== ""),
  );
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
  const headed = hasHeader(sheet);
  const cells = sheet.rows[0]?.cells ?? [];
  const headers = cells.map((cell) => (headed ? cell.trim() : ""));
  const names = new Set(interviews.map(({ name }) => fold(name)));
  const shapes = cells.map((_, at) => valueShape(column(sheet, at, headed ? 1 : 0), names));

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
  return { hasHeader: headed, headers, kinds: chosen.length > 0 ? kinds : withLastName(kinds) };
}
