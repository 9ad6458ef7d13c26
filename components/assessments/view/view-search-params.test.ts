import { describe, expect, it } from "vitest";
import {
  clearedFurtherFilters,
  countFurtherFilters,
  isFiltered,
  loadAssessmentSearch,
  searchToView,
  withHomeQueue,
  withinTab,
} from "@/components/assessments/view/view-search-params";
import { statusFilters } from "@/lib/assessments/names";
import { assessmentQuerySchema } from "@/lib/assessments/schema";

describe("the table's view in the URL", () => {
  it("reads a bookmark", () => {
    const search = loadAssessmentSearch("?status=recommended&interview=7,0,7&q=zo%C3%AB&sort=candidate");
    const given = { status: "recommended", interview: [0, 7], q: "zoë", sort: "candidate" };
    expect(search).toMatchObject(given);
    expect(searchToView(search)).toEqual({ queue: "all", ...given });
  });

  it("reads every tab, and what it asks for is understood", () => {
    for (const tab of statusFilters) {
      const view = searchToView(loadAssessmentSearch(`?status=${tab}`));
      expect(view.status).toBe(tab);
      expect(assessmentQuerySchema.parse({ status: tab }).status).toBe(tab);
    }
  });

  it("is the newest of all when nothing is asked", () => {
    const view = searchToView(loadAssessmentSearch(""));
    expect(view).toEqual({ queue: "all", status: "all", q: "", sort: "-created" });
  });

  it("reads from when to when, who invited, what was decided, and the archive", () => {
    const search = loadAssessmentSearch(
      "?createdFrom=2026-11-01T00:00:00%2B01:00&createdTo=2026-12-01T00:00:00Z&invitedBy=m-1&decision=hold&archived=1",
    );
    expect(searchToView(search)).toMatchObject({
      createdFrom: "2026-10-31T23:00:00.000Z",
      createdTo: "2026-12-01T00:00:00.000Z",
      invitedBy: "m-1",
      decision: "hold",
      archived: "1",
    });
    expect(countFurtherFilters(search)).toBe(4);
    expect(isFiltered({ ...search, ...clearedFurtherFilters })).toBe(false);
    expect(searchToView(loadAssessmentSearch("?archived=with")).archived).toBe("with");
    expect(searchToView(loadAssessmentSearch("?archived=2")).archived).toBeUndefined();
  });

  const oneOfEach: Record<keyof typeof clearedFurtherFilters, string> = {
    status: "completed",
    createdFrom: "2026-11-01T00:00:00Z",
    createdTo: "2026-12-01T00:00:00Z",
    createdWithin: "7",
    completedFrom: "2026-11-01T00:00:00Z",
    completedTo: "2026-12-01T00:00:00Z",
    completedWithin: "7",
    invitedBy: "m-1",
    decision: "hold",
    assignee: "me",
    import: "0190a6b2-7c3d-4e5f-8a9b-0c1d2e3f4a5b",
    followUp: "overdue",
    lastContact: "never",
    archived: "1",
  };
  it.each(Object.entries(oneOfEach))("counts %s=%s as one further filter, and clears it", (name, value) => {
    const search = loadAssessmentSearch(`?${name}=${value}`);
    expect(countFurtherFilters(search)).toBe(1);
    expect(isFiltered({ ...search, ...clearedFurtherFilters })).toBe(false);
  });

  it.each([
    "status=nonsense",
    "interview=abc",
    "sort=salary",
    "sort=--created",
    "page=3",
    "createdFrom=yesterday",
    "decision=perhaps",
    "archived=0",
  ])("takes %s for the default", (bad) => {
    expect(loadAssessmentSearch(`?${bad}`)).toEqual(loadAssessmentSearch(""));
  });

  it("never asks the server for what it would refuse", () => {
    const view = searchToView(
      loadAssessmentSearch(`?q=${"x".repeat(300)}&interview=-4&invitedBy=${"y".repeat(80)}`),
    );
    expect(assessmentQuerySchema.safeParse(view).success).toBe(true);
    expect(view.q).toHaveLength(200);
    expect(view.interview).toBeUndefined();
  });

  it("knows no interview beyond what the store can count to", () => {
    for (const id of ["99999999999999999999", "9007199254740993", "1e3", "7,,8"])
      expect(searchToView(loadAssessmentSearch(`?interview=${id}`)).interview).toBeUndefined();
  });

  it("leads a bare address to the home’s queue, and one that asks for something to all", () => {
    expect(withHomeQueue(loadAssessmentSearch(""), "to_decide").queue).toBe("to_decide");
    for (const query of ["?q=a", "?interview=3", "?sort=created", "?view=1", "?archived=1"])
      expect(withHomeQueue(loadAssessmentSearch(query), "to_decide").queue).toBeNull();
  });

  it("stays in its tab when what a link asked for is cleared", () => {
    expect(withinTab(loadAssessmentSearch("?q=a"), { q: "" })).toEqual({ queue: "all", q: "" });
    expect(withinTab(loadAssessmentSearch("?q=a"), { q: "b" })).toEqual({ queue: null, q: "b" });
    expect(withinTab(loadAssessmentSearch("?queue=hold&q=a"), { q: "" })).toEqual({ queue: "hold", q: "" });
    expect(withinTab(loadAssessmentSearch("?q=a"), { queue: "hold" })).toEqual({ queue: "hold" });
  });

  it("knows whether something narrows the view down", () => {
    expect(isFiltered(loadAssessmentSearch("?queue=pending"))).toBe(false);
    expect(isFiltered(loadAssessmentSearch("?q=%20"))).toBe(false);
    expect(isFiltered(loadAssessmentSearch("?q=a"))).toBe(true);
    expect(isFiltered(loadAssessmentSearch("?interview=3"))).toBe(true);
  });
});
