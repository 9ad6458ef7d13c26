import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { newAssessmentForm } from "@/lib/assessment-api/new-assessment";

describe("newAssessmentForm", () => {
  it("names every field as the document does", () => {
    const form = newAssessmentForm({
      interviewId: 7,
      candidate: {
        email: "ada@example.com",
        firstName: "Ada",
        lastName: "Miller",
        phoneNumber: "+15551234567",
        resumeUrl: "https://example.com/cv?a=1&b=2",
        externalId: "A-1",
      },
      suppressCandidateEmail: true,
    });
    expect([...form]).toEqual([
      ["interview_id", "7"],
      ["candidate[email]", "ada@example.com"],
      ["candidate[first_name]", "Ada"],
      ["candidate[last_name]", "Miller"],
      ["candidate[phone_number]", "+15551234567"],
      ["candidate[resume_url]", "https://example.com/cv?a=1&b=2"],
      ["candidate[external_id]", "A-1"],
      ["suppress_candidate_email", "true"],
    ]);
    expect(form.toString()).toContain("candidate%5Bphone_number%5D=%2B15551234567");
  });

  it("leaves out what was not given", () => {
    const candidate = { email: "ada@example.com", firstName: "", lastName: undefined };
    const form = newAssessmentForm({ interviewId: 7, candidate, suppressCandidateEmail: false });
    expect([...form.keys()]).toEqual(["interview_id", "candidate[email]", "suppress_candidate_email"]);
    expect(form.get("suppress_candidate_email")).toBe("false");
  });

  it("brings any name through the encoding unchanged", () => {
    const names = fc.string({ minLength: 1, unit: "grapheme" });
    fc.assert(
      fc.property(names, (firstName) => {
        const candidate = { email: "ada@example.com", firstName };
        const form = newAssessmentForm({ interviewId: 7, candidate, suppressCandidateEmail: false });
        expect(new URLSearchParams(form.toString()).get("candidate[first_name]")).toBe(firstName);
      }),
    );
  });
});
