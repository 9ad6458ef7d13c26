import { expect, it } from "vitest";
import { readPlace } from "@/components/assessments/list/list-place";

it("reads the place that was kept, and nothing else", () => {
  expect(readPlace(4, "0 a-12")).toEqual({ id: 4, index: 0, position: "a-12" });
  for (const odd of [null, "", "0", " a-12", "-1 a-12", "[]"]) expect(readPlace(4, odd)).toBeUndefined();
});
