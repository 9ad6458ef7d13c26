import { expect, it } from "vitest";
import { isShareCertain } from "@/components/figures/certain-share";

const none = { part: 0, whole: 0 };

it.each([
  ["all is known", { part: 1, whole: 3 }, none, true],
  [
    "all have completed, and as many may be on their way",
    { part: 3, whole: 3 },
    { part: 0, whole: 3 },
    false,
  ],
  ["a few among many change little", { part: 300, whole: 400 }, { part: 5, whole: 10 }, true],
  ["the same few are much among few", { part: 3, whole: 4 }, { part: 5, whole: 10 }, false],
  ["none is invited", none, none, false],
])("%s", (_, share, unknown, isCertain) => {
  expect(isShareCertain(share, unknown)).toBe(isCertain);
});
