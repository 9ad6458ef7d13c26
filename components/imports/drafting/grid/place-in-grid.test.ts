import { expect, test } from "vitest";
import { nextCell, placeAfterKey } from "@/components/imports/drafting/grid/place-in-grid";

const grid = { lines: [2, 3, 7, 8], columns: 3 };
const after = (key: string, isFar = false, index = 1, column = 1) =>
  placeAfterKey({ key, isFar }, { index, column }, grid);

test("arrow keys go from cell to cell, and stay within the grid", () => {
  expect(after("ArrowDown")).toEqual({ line: 7, column: 1 });
  expect(after("ArrowUp")).toEqual({ line: 2, column: 1 });
  expect(after("ArrowLeft", false, 1, 0)).toEqual({ line: 3, column: 0 });
  expect(after("ArrowRight", false, 1, 2)).toEqual({ line: 3, column: 2 });
  expect(after("ArrowDown", false, 3)).toEqual({ line: 8, column: 1 });
});

test("with Ctrl they go to the ends", () => {
  expect(after("ArrowDown", true)).toEqual({ line: 8, column: 1 });
  expect(after("Home", true)).toEqual({ line: 2, column: 0 });
  expect(after("End", true)).toEqual({ line: 8, column: 2 });
  expect(after("Home")).toEqual({ line: 3, column: 0 });
  expect(after("PageDown")).toEqual({ line: 8, column: 1 });
});

test("another key leads nowhere, and so does any in a grid without rows", () => {
  expect(after("a")).toBeUndefined();
  expect(
    placeAfterKey({ key: "ArrowDown", isFar: false }, { index: 0, column: 0 }, { lines: [], columns: 3 }),
  ).toBeUndefined();
});

test("Tab goes on in the next row, and ends after the last cell", () => {
  expect(nextCell({ index: 0, column: 1 }, 1, grid)).toEqual({ line: 2, column: 2 });
  expect(nextCell({ index: 0, column: 2 }, 1, grid)).toEqual({ line: 3, column: 0 });
  expect(nextCell({ index: 1, column: 0 }, -1, grid)).toEqual({ line: 2, column: 2 });
  expect(nextCell({ index: 3, column: 2 }, 1, grid)).toBeUndefined();
  expect(nextCell({ index: 0, column: 0 }, -1, grid)).toBeUndefined();
});
