import { createContext, type RefCallback, type RefObject, use, useCallback, useState } from "react";

/** A row’s elements that take the focus or are pressed by a key. */
type Parts = {
  /** Its link, or the button that retries a failed page. */
  link?: HTMLElement;
  box?: HTMLElement;
};

export type DrawnRow = {
  element: HTMLElement;
  /** Its place, counted from 0, or all places of a failed page. */
  first: number;
  last: number;
  /** Undefined while the row is being fetched. */
  id?: number;
  parts: Parts;
};

/** The rows in the document. Each registers itself. */
export type DrawnRows = {
  add: (row: DrawnRow) => () => void;
  at: (index: number) => DrawnRow | undefined;
  of: (id: number | undefined) => DrawnRow | undefined;
  around: (element: EventTarget | null) => DrawnRow | undefined;
  inOrder: () => DrawnRow[];
  /** The bar of chosen rows, at the window’s foot. */
  bar: RefObject<HTMLElement | null>;
  /** The box in the table’s head, which chooses all rows. */
  headBox: RefObject<HTMLElement | null>;
};

export function createDrawnRows(): DrawnRows {
  const rows = new Map<Element, DrawnRow>();
  const find = (test: (row: DrawnRow) => boolean) => [...rows.values()].find(test);
  return {
    bar: { current: null },
    headBox: { current: null },
    add(row) {
      rows.set(row.element, row);
      return () => {
        // By then it may be another row’s element.
        if (rows.get(row.element) === row) rows.delete(row.element);
      };
    },
    at: (index) => find(({ first, last }) => first <= index && index <= last),
    of: (id) => (id === undefined ? undefined : find((row) => row.id === id)),
    around(target) {
      for (let at = target instanceof Element ? target : null; at; at = at.parentElement) {
        const row = rows.get(at);
        if (row) return row;
      }
      return undefined;
    },
    inOrder: () => [...rows.values()].sort((one, other) => one.first - other.first),
  };
}

export const DrawnRowsContext = createContext<DrawnRows | undefined>(undefined);

export function useDrawnRows(): DrawnRows {
  const rows = use(DrawnRowsContext);
  if (!rows) throw new Error("Rows stand in a table.");
  return rows;
}

/** What a row hands to its cells: always the same objects, so that cells aren’t rendered again. */
export type PartRefs = { parts: Parts; link: RefCallback<HTMLElement>; box: RefCallback<HTMLElement> };

function createPartRefs(): PartRefs {
  const parts: Parts = {};
  return {
    parts,
    link: (element) => {
      parts.link = element ?? undefined;
    },
    box: (element) => {
      parts.box = element ?? undefined;
    },
  };
}

/** Registers a row while it is in the document. @param also another ref for the element. */
export function useDrawnRow(
  first: number,
  last: number,
  id?: number,
  also?: RefCallback<HTMLTableRowElement>,
): { row: RefCallback<HTMLTableRowElement>; refs: PartRefs } {
  const rows = useDrawnRows();
  const [refs] = useState(createPartRefs);
  const row = useCallback(
    (element: HTMLTableRowElement | null) => {
      if (!element) return;
      const forget = rows.add({ element, first, last, id, parts: refs.parts });
      also?.(element);
      return () => {
        forget();
        also?.(null);
      };
    },
    [rows, refs, first, last, id, also],
  );
  return { row, refs };
}
