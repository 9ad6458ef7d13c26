import { expect, it } from "vitest";
import { createAssessment } from "@/components/assessments/testing";
import { claimOutcomeOf, claimWords } from "@/components/candidate/claim-assessment";
import { RequestFailure } from "@/components/http/request-failure";
import { english, german } from "@/lib/i18n/testing";

const refused = (status: number, code: string, more: Record<string, unknown> = {}) =>
  new RequestFailure("problem", "Why.", status, {
    type: "about:blank",
    title: "No",
    status,
    code,
    detail: "Why.",
    ...more,
  });

const invitation = {
  id: "i",
  submissionId: "s",
  state: "unconfirmed",
  interview: { id: 1, name: "Analyst" },
  candidate: { email: "a@example.com" },
  suppressCandidateEmail: false,
  invitedBy: "Dana",
  submittedAt: "2026-03-01T12:00:00.000Z",
};

it("offers the invitation that fits", () => {
  expect(claimOutcomeOf(refused(409, "fits_invitation", { invitation }))).toMatchObject({
    kind: "fits",
    invitation: { id: "i" },
  });
});

it("shows what was faster, even when it can’t be read", () => {
  const assessment = createAssessment();
  expect(claimOutcomeOf(refused(409, "claimed_here", { assessment }))).toEqual({
    kind: "taken",
    problem: expect.objectContaining({ detail: "Why." }),
    assessment,
  });
  expect(claimOutcomeOf(refused(409, "fits_invitation", { invitation: {} }))).toEqual({
    kind: "taken",
    problem: expect.objectContaining({ detail: "Why." }),
  });
});

it("has texts for fields, and a sentence for everything else", () => {
  const errors = { interviewId: ["Choose an interview."] };
  expect(claimOutcomeOf(refused(422, "invalid", { errors }))).toMatchObject({ kind: "invalid", errors });
  expect(claimOutcomeOf(refused(500, "internal"))).toMatchObject({
    kind: "failed",
    problem: { detail: "Why." },
  });
  expect(claimOutcomeOf(refused(401, "sign_in_required"))).toEqual({
    kind: "signed_out",
  });
  expect(claimOutcomeOf(new RequestFailure("no_answer", "Nothing."))).toEqual({ kind: "no_answer" });
});

it("says why, in the reader's language", () => {
  const reason = "claimed_here_by";
  const params = { by: "Dana", email: "a@example.com" };
  const taken = claimOutcomeOf(refused(409, "claimed_here", { reason, params }));
  if (taken.kind === "claimed") throw new Error("it was not");
  expect(claimWords(taken, english.t)).toBe("Dana has just assigned this to a@example.com.");
  expect(claimWords(taken, german.t)).toBe("Dana hat das Assessment inzwischen a@example.com zugeordnet.");
  expect(claimWords({ kind: "signed_out" }, english.t)).toMatch(/signed out/);
});
