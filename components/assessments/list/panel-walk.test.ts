import { describe, expect, it } from "vitest";
import { followTo, shownAt, stepTo } from "@/components/assessments/list/panel-walk";

describe("the walk in the panel", () => {
  it("shows what was walked to before the address has followed", () => {
    expect(shownAt("/assessments/3", undefined)).toBe(3);
    expect(shownAt("/assessments/3", stepTo(undefined, "/assessments/3", 4))).toBe(4);
  });

  it("never goes back while the page learns late of an address that has followed already", () => {
    const first = stepTo(undefined, "/assessments/3", 4);
    // The address bar has the second by now, and the page still the first.
    const second = stepTo(followTo(first, "/assessments/4"), "/assessments/4", 5);
    expect(shownAt("/assessments/3", second)).toBe(5);
    expect(shownAt("/assessments/4", second)).toBe(5);
    const third = stepTo(followTo(second, "/assessments/5"), "/assessments/5", 6);
    for (const late of ["/assessments/3", "/assessments/4", "/assessments/5"])
      expect(shownAt(late, third)).toBe(6);
  });

  it("ends where one goes elsewhere", () => {
    const walked = followTo(stepTo(undefined, "/assessments/3", 4), "/assessments/4");
    expect(shownAt("/assessments", walked)).toBeUndefined();
    expect(shownAt("/assessments/9", walked)).toBe(9);
    expect(stepTo(walked, "/assessments/9", 10)).toEqual({ over: ["/assessments/9"], id: 10 });
  });
});
