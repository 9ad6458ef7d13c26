import { describe, expect, it } from "vitest";
import { recentAssessments, rememberAssessment } from "@/components/palette/recent-assessments";

function memory(first?: string) {
  let kept: string | null = first ?? null;
  return {
    getItem: () => kept,
    setItem: (_: string, value: string) => {
      kept = value;
    },
  };
}

describe("the assessments opened last", () => {
  it("are few, the newest first, and each once", () => {
    const storage = memory();
    for (const id of [1, 2, 3, 4, 5, 6, 3]) rememberAssessment(id, storage);
    expect(recentAssessments(storage)).toEqual([3, 6, 5, 4, 2]);
  });

  it.each(["", "{", '{"a":1}', '["1", null, 1.5]'])("are none where the browser kept %j", (kept) => {
    expect(recentAssessments(memory(kept))).toEqual([]);
  });

  it("are forgotten where the browser refuses to keep them", () => {
    const refuse = () => {
      throw new Error("refused");
    };
    const storage = { getItem: refuse, setItem: refuse };
    expect(() => rememberAssessment(1, storage)).not.toThrow();
    expect(recentAssessments(storage)).toEqual([]);
  });
});
