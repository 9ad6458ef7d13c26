import { expect, it } from "vitest";
import { addressOf } from "@/components/notifications/address-of";

const one = {
  id: "n-1",
  by: "Dana",
  at: "2026-03-01T12:00:00.000Z",
  isRead: false,
  assessmentId: 7,
  count: 1,
};

it("leads to the note, the assessment, or one’s own", () => {
  expect(addressOf({ ...one, kind: "mentioned" })).toBe("/assessments/7#note-n-1");
  expect(addressOf({ ...one, kind: "assigned" })).toBe("/assessments/7");
  expect(addressOf({ ...one, kind: "assigned", count: 12 })).toBe("/assessments?assignee=me");
});
