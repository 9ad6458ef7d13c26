import { describe, expect, it } from "vitest";
import { invitationWords } from "@/components/candidate/invitation-words";
import { en } from "@/lib/i18n/messages/en";
import { english, german } from "@/lib/i18n/testing";
import { type InvitationRow, invitationView } from "@/lib/invitations/view/invitation-view";

const row = (overrides: Partial<InvitationRow>): InvitationRow =>
  ({
    id: "i",
    submission_id: "s",
    state: "unconfirmed",
    interview_id: 7,
    interview_name: "Backend Engineer",
    email: "amara@example.com",
    invited_by_name: "Dana Whitfield",
    submitted_at: "2026-03-01T12:00:00Z",
    suppress_candidate_email: 0,
    assessment_id: null,
    sends: 2,
    ...overrides,
  }) as InvitationRow;

const states = ["not_sent", "submitting", "unconfirmed", "probable", "did_not_land"] as const;
const codes = [null, ...Object.keys(en.invitation.reasons), "unheard_of"];

describe("what became of an invitation", () => {
  it.each(states)("is told by a screen as by the HTTP interface when it is %s", (state) => {
    for (const failure_code of codes) {
      const told = invitationView(row({ state, failure_code }));
      expect(invitationWords(told, english.t), String(failure_code)).toBe(told.message);
    }
  });

  it("names who said that it didn't arrive", () => {
    const told = invitationView(row({ state: "did_not_land", settled_by_name: "Ada Okoye" }));
    expect(invitationWords(told, english.t)).toBe(told.message);
    expect(invitationWords(told, german.t)).toMatch(/^Laut Ada Okoye ist diese Einladung nicht angekommen/);
  });

  it("keeps the service's own words, in whatever language it speaks", () => {
    const refused = { "candidate.email": ["is blocked here."] };
    const told = { ...invitationView(row({ state: "did_not_land" })), reason: "invalid_parameters", refused };
    expect(invitationWords(told, german.t)).toMatch(/abgelehnt\. E-Mail: is blocked here\. In den Listen/);
  });
});
