import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { beginList } from "@/components/assessments/held-list";
import { loadRows, placeOf, rowsAtHand } from "@/components/assessments/load-rows";
import { searchToView } from "@/components/assessments/search-params";
import { rowsPerPage } from "@/components/assessments/table-pages";
import { createAssessment } from "@/components/assessments/testing";
import { pageQuery } from "@/components/query/assessments-query";
import type { AssessmentPage } from "@/lib/assessments/schema";

const total = 250;

/** Row 0 has the id 1000, row 1 the id 999, … */
const page = (number: number): AssessmentPage => {
  const first = number * rowsPerPage;
  const last = Math.min(total, first + rowsPerPage);
  return {
    assessments: Array.from({ length: last - first }, (_, at) =>
      createAssessment({ id: 1_000 - first - at }),
    ),
    nextCursor: last < total ? `after ${last}` : undefined,
    total,
    totalIsExact: true,
    counts: { all: total, pending: total, completed: 0, recommended: 0, not_recommended: 0, unclaimed: 0 },
    version: "e-1",
    sync: { state: "live", unreadableRows: 0 },
  };
};

const view = searchToView({
  status: "all",
  interview: null,
  q: "",
  sort: "-created",
  createdFrom: null,
  createdTo: null,
  invitedBy: null,
  decision: null,
  archived: null,
  columns: null,
  view: null,
});

function held(...pages: number[]) {
  const client = new QueryClient();
  const list = beginList(view, page(0), true);
  for (const number of pages)
    client.setQueryData(pageQuery(list.view, list.position, number).queryKey, page(number));
  return { client, list };
}

describe("rows of a held list", () => {
  it("are those of the pages at hand, in order", () => {
    const { client, list } = held(2, 1);
    expect(rowsAtHand(client, list).map(({ id }) => id)).toEqual(
      Array.from({ length: total }, (_, at) => 1_000 - at),
    );
    expect(rowsAtHand(client, { ...list, position: "e-2" })).toHaveLength(rowsPerPage);
  });

  it("have a place as long as they are at hand", () => {
    const { client, list } = held(2);
    expect(placeOf(client, list, 997)).toBe(3);
    expect(placeOf(client, list, 790)).toBe(210);
    expect(placeOf(client, list, 890)).toBeUndefined();
  });

  it("leave no gap where some left", async () => {
    const { client, list: whole } = held(1, 2);
    const list = {
      ...whole,
      left: new Map([
        [997, 3],
        [900, 100],
      ]),
    };
    expect(rowsAtHand(client, list)).toHaveLength(total - 2);
    expect([998, 997, 996, 899].map((id) => placeOf(client, list, id))).toEqual([2, undefined, 3, 99]);
    const rows = await loadRows(client, list, { first: 2, last: 99 });
    expect([rows.length, rows.at(0)?.id, rows.at(1)?.id, rows.at(-1)?.id]).toEqual([98, 998, 996, 899]);
  });

  it("between two places are in it from the first to the last", async () => {
    const { client, list } = held(1, 2);
    const between = async (first: number, last: number) =>
      (await loadRows(client, list, { first, last })).map(({ id }) => 1_000 - id);
    expect(await between(3, 5)).toEqual([3, 4, 5]);
    expect(await between(98, 101)).toEqual([98, 99, 100, 101]);
    expect(await between(199, 200)).toEqual([199, 200]);
    expect((await between(0, 499)).length).toBe(total);
  });
});
