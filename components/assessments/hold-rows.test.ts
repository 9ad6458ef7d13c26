import { describe, expect, it } from "vitest";
import {
  holdRows,
  isReordered,
  newer,
  nothingWaits,
  replaceNewer,
  stillWaits,
} from "@/components/assessments/hold-rows";
import type { ListView } from "@/components/assessments/search-params";
import { createAssessment } from "@/components/assessments/testing";
import { broughtBack, rememberChanges } from "@/components/query/recent-changes";
import type { AssessmentView } from "@/lib/assessments/schema";

const all: ListView = { status: "all", q: "", sort: "-created" };
const list = (...ids: number[]) => ids.map((id) => createAssessment({ id }));
const asOf = 10;

/** What waits after a change, over a list of which these rows are loaded. */
function hold(shown: AssessmentView[], changed: AssessmentView[], view = all, before = nothingWaits) {
  const byId = new Map(shown.map((row) => [row.id, row]));
  return holdRows(before, view, asOf, (id) => byId.get(id), changed);
}

describe("rows under somebody's eyes", () => {
  it("change in place, and nothing waits", () => {
    const done = createAssessment({ id: 2, status: "recommended", version: 11 });
    expect(hold(list(3, 2, 1), [done])).toBe(nothingWaits);
    const shown = list(3, 2, 1);
    const now = replaceNewer(shown, new Map([[2, done]]));
    expect(now.map(({ status }) => status)).toEqual(["pending", "recommended", "pending"]);
    expect(now[0]).toBe(shown[0]);
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

  it("tell when an old one comes into the view, but not when it was there already", () => {
    const done = createAssessment({ id: 9, status: "recommended", version: 11, firstSeenVersion: 3 });
    expect(hold(list(2), [done], { ...all, status: "recommended" }).outdatedBy).toBe(11);
    // Out of sight, in a list that has every row: it changes where it stands.
    expect(hold(list(2), [done]).outdatedBy).toBe(0);
  });

  it("tell when one comes back from the archive into a list that had let it go", () => {
    const row = createAssessment({ id: 9, version: 11, firstSeenVersion: 3 });
    rememberChanges([{ ...row, archivedAt: "2026-03-01T12:00:00.000Z" }]);
    const back = broughtBack([{ ...row, version: 12 }, createAssessment({ id: 8 })]);
    expect([...back]).toEqual([9]);
    rememberChanges([{ ...row, version: 12 }]);
    expect(broughtBack([{ ...row, version: 13 }]).size).toBe(0);
    const shown = () => undefined;
    const came = [{ ...row, version: 12 }];
    expect(holdRows(nothingWaits, all, asOf, shown, came, back).outdatedBy).toBe(12);
    // Where the archived are shown too, it was there already.
    expect(holdRows(nothingWaits, { ...all, archived: "with" }, asOf, shown, came, back)).toBe(nothingWaits);
  });

  it("don't go back to what an overtaken answer says", () => {
    const current = createAssessment({ status: "recommended", version: 9 });
    expect(newer(current, createAssessment({ version: 8 }))).toBe(current);
    expect(hold([current], [createAssessment({ version: 8 })], { ...all, status: "recommended" })).toBe(
      nothingWaits,
    );
  });

  it("are let in up to a version; what came later goes on waiting", () => {
    const waiting = {
      fresh: new Map([
        [4, 11],
        [5, 13],
      ]),
      outdatedBy: 12,
    };
    expect(stillWaits(waiting, 12)).toEqual({ fresh: new Map([[5, 13]]), outdatedBy: 0 });
  });

  it("are compared with an answer of now, new ones aside", () => {
    const came = createAssessment({ id: 4, firstSeenVersion: 11 });
    expect(isReordered(list(3, 2, 1), [came, ...list(3, 2)], asOf)).toBe(false);
    expect(isReordered(list(3, 2, 1), list(3, 1), asOf)).toBe(true);
  });
});
