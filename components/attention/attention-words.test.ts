import { describe, expect, it } from "vitest";
import {
  attentionWords as attentionFor,
  lookingWords as lookingFor,
} from "@/components/attention/attention-words";
import { english, german } from "@/lib/i18n/testing";
import type { InvitationView } from "@/lib/invitations/view-schema";

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

const attentionWords = (of: InvitationView) => attentionFor(of, english.t);
const lookingWords = (of: InvitationView) => lookingFor(of, english.t);

describe("an invitation without an assessment", () => {
  it("may be sent again only when nobody can have been invited", () => {
    const states = ["not_sent", "rejected", "submitting", "unconfirmed", "probable", "did_not_land"] as const;
    const again = states.filter((state) => attentionWords(invitation({ state })).canTryAgain);
    expect(again).toEqual(["not_sent", "rejected", "did_not_land"]);
  });

  it("says why, and what the service refused in its own words", () => {
    expect(attentionWords(invitation({ reason: "timed_out" })).sentence).toMatch(
      /^The service didn’t answer in time\. The assessment service didn’t confirm/,
    );
    const refused = { "candidate.email": ["Is blocked."], "": ["quota: is used up"] };
    const again = invitation({ state: "did_not_land", reason: "invalid_parameters", refused });
    expect(attentionWords(again).sentence).toMatch(
      /again\. E-mail: Is blocked\. quota: is used up It isn’t in/,
    );
    expect(attentionFor(again, german.t).sentence).toMatch(/E-Mail: Is blocked\. Der Dienst meldet: quota/);
  });

  it("says when only a person can tell which assessment it is", () => {
    const at = "2026-03-01T12:00:05Z";
    const words = (ids: number[]) =>
      attentionWords(invitation({ candidates: ids.map((id) => ({ id, createdAt: at })) })).sentence;
    expect(words([4, 5])).toMatch(/2 new assessments could be this invitation’s\. Which one is it\?$/);
    expect(words([4])).toMatch(/One new assessment could be this invitation’s/);
    expect(words([])).not.toMatch(/could be this invitation’s/);
  });

  it("says how far looking has come, until a person has to decide", () => {
    const at = "2026-03-01T12:00:05Z";
    expect(lookingWords(invitation({}))).toBeUndefined();
    expect(lookingWords(invitation({ looking: { lists: 0 } }))).toMatch(/next list/);
    expect(lookingWords(invitation({ looking: { lists: 1, lastAt: at } }))).toBe("1 list checked");
    expect(lookingWords(invitation({ looking: { lists: 7, lastAt: at } }))).toBe("7 lists checked");
    const candidates = [{ id: 4, createdAt: at }];
    expect(lookingWords(invitation({ looking: { lists: 7 }, candidates }))).toBeUndefined();
    expect(lookingWords(invitation({ state: "did_not_land", looking: { lists: 7 } }))).toBeUndefined();
  });

  it("never calls a probable one certain", () => {
    expect(attentionWords(invitation({ state: "probable" })).sentence).toMatch(/probably/);
  });

  it("warns against a second one while nobody knows", () => {
    expect(attentionWords(invitation({})).sentence).toMatch(/don’t invite them again/);
    expect(attentionWords(invitation({ state: "submitting" })).sentence).toMatch(/twice/);
  });
});
