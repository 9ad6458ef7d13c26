import type { AssessmentView } from "@/lib/assessments/schema";

/** An assessment for tests of rules. */
export const createAssessment = (overrides: Partial<AssessmentView> = {}): AssessmentView => ({
  id: 1,
  status: "pending",
  createdAt: "2026-03-01T12:00:00.000Z",
  applicationUrl: "https://apply.example/a/1",
  interview: { id: 7, name: "Backend Engineer" },
  candidate: { email: "amara@example.com", firstName: "Amara", lastName: "Okafor" },
  identity: "invited_here",
  noteCount: 0,
  version: 1,
  firstSeenVersion: 1,
  ...overrides,
});
