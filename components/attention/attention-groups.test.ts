import { describe, expect, it } from "vitest";
import {
  countOf,
  groupAtFirst,
  isTotalExact,
  withClosedGroups,
} from "@/components/attention/attention-groups";
import type { AssessmentView } from "@/lib/assessments/schema";
import type { Attention, InvitationView } from "@/lib/invitations/view-schema";

const attention = (invitations: number, links: number, pending: number): Attention => ({
  total: invitations + links + pending,
  invitations: Array.from({ length: invitations }, (_, index) => ({ id: String(index) }) as InvitationView),
  notHandedOver: { assessments: [], total: links, totalIsExact: true },
  overdue: { assessments: [], total: pending, totalIsExact: false, limitDays: 7 },
});

describe("what is open above the table at first", () => {
  it.each([
    ["a few invitations", attention(2, 9, 9), "invitations"],
    ["nothing, where many would push the table away", attention(3, 0, 0), undefined],
    ["nothing, where only links and time wait", attention(0, 1, 1), undefined],
  ])("is %s", (_, given, group) => expect(groupAtFirst(given, false)).toBe(group));

  it.each([
    [attention(3, 0, 0), "invitations"],
    [attention(0, 1, 5), "notHandedOver"],
    [attention(0, 0, 5), "overdue"],
  ])("is the first group that holds anything for whoever asked", (given, group) =>
    expect(groupAtFirst(given, true)).toBe(group),
  );
});

it("says where counting stopped at a bound", () => {
  expect(countOf(attention(0, 4, 1000), "notHandedOver")).toEqual({ count: 4, isExact: true });
  expect(countOf(attention(0, 4, 1000), "overdue")).toEqual({ count: 1000, isExact: false });
});

it("is at least so much where one of its groups is", () => {
  expect(isTotalExact(attention(0, 4, 1000))).toBe(false);
  expect(
    isTotalExact({ ...attention(0, 4, 3), overdue: { ...attention(0, 0, 3).notHandedOver, limitDays: 7 } }),
  ).toBe(true);
});

it("is counted without its rows while it is closed", () => {
  const row = { id: 1 } as AssessmentView;
  const given = attention(1, 9, 9);
  const whole = { ...given, overdue: { ...given.overdue, assessments: [row] } };
  expect(withClosedGroups(whole)).toEqual(given);
});
