import { describe, expect, it } from "vitest";
import { holdRows } from "@/components/assessments/hold-rows";
import { createAssessment } from "@/components/assessments/testing";

const list = (...ids: number[]) => ids.map((id) => createAssessment({ id }));
const ids = (rows: { id: number }[]) => rows.map((row) => row.id);

describe("rows under somebody's eyes", () => {
  it("change in place", () => {
    const done = createAssessment({ id: 2, status: "recommended", version: 5 });
    const held = holdRows(list(3, 2, 1), [...list(3), done, ...list(1)]);
    expect(held.rows[1]).toEqual(done);
    expect(held).toMatchObject({ fresh: 0, outdated: false, left: [] });
  });

  it("stay where they are while new ones wait", () => {
    const held = holdRows(list(3, 2, 1), list(5, 4, 3, 2, 1));
    expect(ids(held.rows)).toEqual([3, 2, 1]);
    expect(held).toMatchObject({ fresh: 2, outdated: true, left: [] });
  });

  it("stay when new ones push them off a full page", () => {
    const held = holdRows(list(3, 2, 1), list(5, 4, 3));
    expect(ids(held.rows)).toEqual([3, 2, 1]);
    expect(held).toMatchObject({ fresh: 2, left: [] });
  });

  it("stay when they no longer match, and are named so that they can be looked up", () => {
    const held = holdRows(list(3, 2, 1), list(3, 1));
    expect(ids(held.rows)).toEqual([3, 2, 1]);
    expect(held).toMatchObject({ fresh: 0, outdated: true, left: [2] });
  });

  it("tells what left from what was pushed off", () => {
    expect(holdRows(list(5, 4, 3, 2, 1), list(6, 5, 3, 2)).left).toEqual([4]);
    expect(holdRows(list(3, 2, 1), list(3, 2)).left).toEqual([1]);
    expect(holdRows(list(2, 1), []).left).toEqual([2, 1]);
  });

  it("keep their order when only the order is another", () => {
    const held = holdRows(list(1, 2), list(2, 1));
    expect(ids(held.rows)).toEqual([1, 2]);
    expect(held).toMatchObject({ fresh: 0, outdated: true });
  });

  it("don't go back to what an overtaken answer says", () => {
    const current = createAssessment({ status: "recommended", version: 9 });
    const held = holdRows([current], [createAssessment({ version: 8 })]);
    expect(held.rows[0]?.status).toBe("recommended");
  });

  it("come at once where there were none", () => {
    expect(holdRows([], list(2, 1))).toEqual({ rows: list(2, 1), fresh: 0, outdated: false, left: [] });
  });
});
