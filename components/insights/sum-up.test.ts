import { expect, test } from "vitest";
import { agreementOf, decisionTotals } from "@/components/insights/sum-up";

const decisions = {
  recommended: { advance: 5, hold: 2, reject: 1, undecided: 4 },
  not_recommended: { advance: 2, hold: 1, reject: 7, undecided: 3 },
  pending: { advance: 0, hold: 1, reject: 2, undecided: 9 },
};

test("decisions about pending ones count", () => {
  expect(decisionTotals({ decisions })).toEqual({
    decided: 21,
    byDecision: [
      { decision: "advance", count: 7 },
      { decision: "hold", count: 4 },
      { decision: "reject", count: 10 },
    ],
  });
});

test("who agrees is asked of those advanced or rejected after completing", () => {
  expect(agreementOf(decisions)).toEqual({ count: 15, agreed: 12 });
});
