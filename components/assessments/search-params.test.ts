import { describe, expect, it } from "vitest";
import { isFiltered, loadAssessmentSearch, searchToView } from "@/components/assessments/search-params";
import { assessmentQuerySchema } from "@/lib/assessments/schema";

describe("the table's view in the URL", () => {
  it("reads a bookmark", () => {
    const search = loadAssessmentSearch("?status=recommended&interview=7&q=zo%C3%AB&sort=candidate");
    expect(search).toEqual({ status: "recommended", interview: 7, q: "zoë", sort: "candidate" });
    expect(searchToView(search)).toEqual(search);
  });

  it("is the newest of all when nothing is asked", () => {
    expect(loadAssessmentSearch("")).toEqual({ status: "all", interview: null, q: "", sort: "-created" });
  });

  it.each(["status=nonsense", "interview=abc", "sort=salary", "sort=--created", "page=3"])(
    "takes %s for the default",
    (bad) => {
      expect(loadAssessmentSearch(`?${bad}`)).toEqual(loadAssessmentSearch(""));
    },
  );

  it("never asks the server for what it would refuse", () => {
    const view = searchToView(loadAssessmentSearch(`?q=${"x".repeat(300)}&interview=-4`));
    expect(assessmentQuerySchema.safeParse(view).success).toBe(true);
    expect(view.q).toHaveLength(200);
    expect(view.interview).toBeUndefined();
  });

  it("knows whether something narrows the view down", () => {
    expect(isFiltered(loadAssessmentSearch("?status=pending"))).toBe(false);
    expect(isFiltered(loadAssessmentSearch("?q=%20"))).toBe(false);
    expect(isFiltered(loadAssessmentSearch("?q=a"))).toBe(true);
    expect(isFiltered(loadAssessmentSearch("?interview=3"))).toBe(true);
  });
});
