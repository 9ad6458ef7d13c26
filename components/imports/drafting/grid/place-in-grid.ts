/** A cell: by its row’s line, which stays when rows come and go, and its column. The last one is the row’s state. */
export type Place = { line: number; column: number };

/** The cell that is a field, and what stands in it. */
export type Editing = Place & { text: string };

type Grid = { lines: readonly number[]; columns: number };

/** How far a page is. */
const pageRows = 10;

const within = (value: number, most: number) => Math.min(Math.max(value, 0), most);

/**
 * Where a key leads, as spreadsheets do it. @returns undefined for a key that leads nowhere.
 * @param index of the row in which it is pressed. @param isFar with Ctrl or ⌘.
 */
export function placeAfterKey(
  { key, isFar }: { key: string; isFar: boolean },
  { index, column }: { index: number; column: number },
  { lines, columns }: Grid,
): Place | undefined {
  const last = { row: lines.length - 1, column: columns - 1 };
  const to = (row: number, at: number): Place | undefined => {
    const line = lines[within(row, last.row)];
    return line === undefined ? undefined : { line, column: within(at, last.column) };
  };
  switch (key) {
    case "ArrowUp":
      return to(isFar ? 0 : index - 1, column);
    case "ArrowDown":
      return to(isFar ? last.row : index + 1, column);
    case "ArrowLeft":
      return to(index, isFar ? 0 : column - 1);
    case "ArrowRight":
      return to(index, isFar ? last.column : column + 1);
    case "Home":
      return to(isFar ? 0 : index, 0);
    case "End":
      return to(isFar ? last.row : index, last.column);
    case "PageUp":
      return to(index - pageRows, column);
    case "PageDown":
      return to(index + pageRows, column);
    default:
      return undefined;
  }
}

/** The next cell, or the one before: at a row’s end it is in the next row. */
export function nextCell(
  { index, column }: { index: number; column: number },
  by: 1 | -1,
  { lines, columns }: Grid,
): Place | undefined {
  const at = column + by;
  const row = at < 0 ? index - 1 : at >= columns ? index + 1 : index;
  const line = lines[row];
  return line === undefined ? undefined : { line, column: (at + columns) % columns };
}
