import { describe, expect, it } from "vitest";
import { attentionWords } from "@/components/invitations/attention-words";
import type { InvitationView } from "@/lib/invitations/schema";

const invitation = (overrides: Partial<InvitationView>): InvitationView => ({
  id: "i",
  submissionId: "6a1a3c3e-1f6b-4a53-9a3e-0f2d7f4f9a10",
  state: "unconfirmed",
  interview: { id: 7, name: "Backend Engineer" },
  candidate: { email: "amara@example.com" },
  suppressCandidateEmail: false,
  invitedBy: "Dana Whitfield",
  submittedAt: "2026-03-01T12:00:00Z",
  ...overrides,
});

describe("an invitation without an assessment", () => {
  it("may be sent again only when nobody can have been invited", () => {
    const states = ["not_sent", "rejected", "submitting", "unconfirmed", "probable", "did_not_land"] as const;
    const again = states.filter((state) => attentionWords(invitation({ state })).canTryAgain);
    expect(again).toEqual(["not_sent", "rejected"]);
  });

  it("says what happened in the server's words where it has some", () => {
    expect(attentionWords(invitation({ message: "The service didn’t answer in time." })).sentence).toBe(
      "The service didn’t answer in time.",
    );
  });

  it("warns against a second one while nobody knows", () => {
    expect(attentionWords(invitation({})).sentence).toMatch(/don’t send it again/);
    expect(attentionWords(invitation({ state: "submitting" })).sentence).toMatch(/twice/);
  });
});
