import { describe, expect, it } from "vitest";
import { isFiltered, loadAssessmentSearch, searchToQuery } from "@/components/assessments/search-params";
import { assessmentQuerySchema } from "@/lib/assessments/schema";

describe("the table's view in the URL", () => {
  it("reads a bookmark", () => {
    const search = loadAssessmentSearch("?status=recommended&interview=7&q=zo%C3%AB&sort=candidate&page=3");
    expect(search).toEqual({ status: "recommended", interview: 7, q: "zoë", sort: "candidate", page: 3 });
    expect(searchToQuery(search)).toEqual({
      status: "recommended",
      interview: 7,
      q: "zoë",
      sort: "candidate",
      limit: 50,
      offset: 100,
    });
  });

  it("is the newest of all when nothing is asked", () => {
    expect(loadAssessmentSearch("")).toEqual({
      status: "all",
      interview: null,
      q: "",
      sort: "-created",
      page: 1,
    });
  });

  it.each([
    "status=nonsense",
    "interview=abc",
    "sort=salary",
    "sort=--created",
    "page=0",
    "page=-1",
    "page=1.5",
    "page=999999999",
  ])("takes %s for the default", (bad) => {
    expect(loadAssessmentSearch(`?${bad}`)).toEqual(loadAssessmentSearch(""));
  });

  it("never asks the server for what it would refuse", () => {
    const search = loadAssessmentSearch(`?q=${"x".repeat(300)}&interview=-4&page=100000`);
    const query = searchToQuery(search);
    expect(assessmentQuerySchema.safeParse(query).success).toBe(true);
    expect(query.q).toHaveLength(200);
    expect(query.interview).toBeUndefined();
  });

  it("knows whether something narrows the view down", () => {
    expect(isFiltered(loadAssessmentSearch("?status=pending&page=2"))).toBe(false);
    expect(isFiltered(loadAssessmentSearch("?q=%20"))).toBe(false);
    expect(isFiltered(loadAssessmentSearch("?q=a"))).toBe(true);
    expect(isFiltered(loadAssessmentSearch("?interview=3"))).toBe(true);
  });
});
