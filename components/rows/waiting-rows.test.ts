import { describe, expect, it } from "vitest";
import { createAssessment } from "@/components/assessments/testing";
import type { ListView } from "@/components/assessments/view/view-search-params";
import { addWaiting, newer, nothingWaits } from "@/components/rows/waiting-rows";
import type { AssessmentView } from "@/lib/assessments/schema";

const all: ListView = { queue: "all", status: "all", q: "", sort: "-created" };
const list = (...ids: number[]) => ids.map((id) => createAssessment({ id }));
const asOf = 10;

/** What waits after a change, over a list of which these rows are loaded. */
function hold(
  shown: AssessmentView[],
  changed: AssessmentView[],
  view = all,
  before = nothingWaits,
  isAmong = () => false,
) {
  const byId = new Map(shown.map((row) => [row.id, row]));
  return addWaiting(before, view, asOf, (id) => byId.get(id), changed, isAmong);
}

describe("rows under somebody's eyes", () => {
  it("change in place, and nothing waits", () => {
    const done = createAssessment({ id: 2, status: "recommended", version: 11 });
    expect(hold(list(3, 2, 1), [done])).toBe(nothingWaits);
  });

  it("stay where they are while new ones wait, each counted once", () => {
    const came = createAssessment({ id: 4, firstSeenVersion: 11, version: 11 });
    const once = hold(list(3, 2, 1), [came]);
    expect(once).toEqual({ fresh: new Map([[4, 11]]), outdatedBy: 0 });
    expect(hold(list(3, 2, 1), [{ ...came, version: 12 }], all, once)).toBe(once);
  });

  it("don't wait for new ones of another view, nor for one that left it again", () => {
    const view: ListView = { ...all, status: "pending" };
    const done = createAssessment({ id: 4, firstSeenVersion: 11, version: 11, status: "recommended" });
    expect(hold(list(1), [done], view).fresh.size).toBe(0);
    const waits = hold(list(1), [{ ...done, status: "pending" }], view);
    expect(waits.fresh.size).toBe(1);
    expect(hold(list(1), [{ ...done, version: 12 }], view, waits).fresh.size).toBe(0);
  });

  it("stay when they no longer match; the list is another by now", () => {
    const done = createAssessment({ id: 2, status: "recommended", version: 11 });
    expect(hold(list(2), [done], { ...all, status: "pending" })).toMatchObject({ outdatedBy: 11 });
  });

  it("stay when only the order is another", () => {
    const done = createAssessment({ id: 2, status: "recommended", version: 11 });
    expect(hold(list(2), [done], { ...all, sort: "status" }).outdatedBy).toBe(11);
    expect(hold(list(2), [done], { ...all, sort: "candidate" }).outdatedBy).toBe(0);
  });

  it("tell when an old one comes among them, but not when it stands elsewhere", () => {
    const done = createAssessment({ id: 9, status: "recommended", version: 11, firstSeenVersion: 3 });
    expect(hold(list(2), [done], all, nothingWaits, () => true).outdatedBy).toBe(11);
    expect(hold(list(2), [done], all, nothingWaits, () => false).outdatedBy).toBe(0);
    expect(hold(list(2), [{ ...done, version: 9 }], all, nothingWaits, () => true).outdatedBy).toBe(0);
    expect(hold(list(2), [done], { ...all, status: "pending" }, nothingWaits, () => true).outdatedBy).toBe(0);
  });

  it("don't go back to what an overtaken answer says", () => {
    const current = createAssessment({ status: "recommended", version: 9 });
    expect(newer(current, createAssessment({ version: 8 }))).toBe(current);
    expect(hold([current], [createAssessment({ version: 8 })], { ...all, status: "recommended" })).toBe(
      nothingWaits,
    );
  });
});
