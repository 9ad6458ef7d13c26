import { describe, expect, it } from "vitest";
import { createAssessment } from "@/components/assessments/testing";
import { RequestFailure } from "@/components/http/request-failure";
import { isUnanswered } from "@/components/invitations/submission";
import { outcomeOf } from "@/components/invitations/submit-invitation";

const refused = (status: number, code: string, more: Record<string, unknown> = {}) =>
  new RequestFailure("problem", "Why.", status, {
    type: "about:blank",
    title: "No",
    status,
    code,
    detail: "Why.",
    ...more,
  });

describe("what a failed request means for the invitation", () => {
  it("shows the row that it would double", () => {
    const assessment = createAssessment();
    expect(outcomeOf(refused(409, "pending_here", { assessment }))).toMatchObject({
      kind: "pending_here",
      assessment,
    });
    expect(outcomeOf(refused(409, "completed_here", { assessment }))).toMatchObject({
      kind: "completed_here",
      assessment,
    });
  });

  it("still says so when the row can't be read", () => {
    const outcome = outcomeOf(refused(409, "pending_here", { assessment: { id: "?" } }));
    expect(outcome).toEqual({ kind: "pending_here", problem: expect.objectContaining({ detail: "Why." }) });
  });

  it("has texts for fields", () => {
    const errors = { "candidate.email": ["No."] };
    expect(outcomeOf(refused(422, "invalid", { errors }))).toEqual({
      kind: "invalid",
      problem: expect.objectContaining({ detail: "Why." }),
      errors,
    });
  });

  it("tells a refusal from a lost answer", () => {
    expect(outcomeOf(refused(502, "not_sent")).kind).toBe("not_sent");
    expect(outcomeOf(refused(502, "rejected")).kind).toBe("refused");
    expect(outcomeOf(refused(403, "forbidden")).kind).toBe("refused");
    expect(outcomeOf(refused(500, "internal", { requestId: "r1" }))).toEqual({
      kind: "lost",
      requestId: "r1",
    });
    expect(outcomeOf(new RequestFailure("unreadable", "", 502)).kind).toBe("lost");
    expect(outcomeOf(new RequestFailure("no_answer", "")).kind).toBe("lost");
  });

  it("keeps a submission's id only while nobody knows what became of it", () => {
    expect(isUnanswered(outcomeOf(new RequestFailure("no_answer", "")))).toBe(true);
    expect(isUnanswered(outcomeOf(new RequestFailure("unreadable", "", 401)))).toBe(true);
    expect(isUnanswered(outcomeOf(refused(502, "not_sent")))).toBe(false);
    expect(isUnanswered(outcomeOf(refused(422, "invalid", { errors: {} })))).toBe(false);
  });
});
