import { expect, test } from "vitest";
import { isVisible } from "@/components/rows/row-changes";
import type { AssessmentView } from "@/lib/assessments/schema";

const row: AssessmentView = {
  id: 7,
  status: "pending",
  createdAt: "2026-03-01T10:00:00.000Z",
  identity: "learned",
  noteCount: 0,
  version: 4,
  firstSeenVersion: 1,
};

test("a copied link is no news in a row, a decision is", () => {
  const copied = { ...row, version: 5, lastLinkCopiedAt: "2026-03-01T12:00:00.000Z" };
  expect(isVisible({ before: row, now: copied })).toBe(false);
  const decision = { value: "hold", by: "Dana", at: "2026-03-01T12:00:00.000Z" } as const;
  expect(isVisible({ before: row, now: { ...copied, decision } })).toBe(true);
});
