import { describe, expect, it } from "vitest";
import { recentAssessments, rememberAssessment } from "@/components/dashboard/palette/recent-assessments";

function memory(first?: string) {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? first ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

describe("the assessments opened last", () => {
  it("are few, the newest first, and each once", () => {
    const storage = memory();
    for (const id of [1, 2, 3, 4, 5, 6, 3]) rememberAssessment(id, "dana", storage);
    expect(recentAssessments("dana", storage)).toEqual([3, 6, 5, 4, 2]);
  });

  it("are one person's: who signs in after them in the same tab has their own", () => {
    const storage = memory();
    rememberAssessment(1, "dana", storage);
    expect(recentAssessments("vera", storage)).toEqual([]);
    rememberAssessment(2, "vera", storage);
    expect(recentAssessments("dana", storage)).toEqual([1]);
  });

  it.each(["", "{", '{"a":1}', '["1", null, 1.5]'])("are none where the browser kept %j", (kept) => {
    expect(recentAssessments("dana", memory(kept))).toEqual([]);
  });

  it("are forgotten where the browser refuses to keep them", () => {
    const refuse = () => {
      throw new Error("refused");
    };
    const storage = { getItem: refuse, setItem: refuse };
    expect(() => rememberAssessment(1, "dana", storage)).not.toThrow();
    expect(recentAssessments("dana", storage)).toEqual([]);
  });
});
