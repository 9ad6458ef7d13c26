import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { stubTabStorage } from "@/components/drafts/testing";
import { type Draft, emptyValues, invitationDraft } from "@/components/invitations/draft";

beforeEach(() => void stubTabStorage());
afterEach(() => void vi.unstubAllGlobals());

const draft: Draft = {
  values: {
    ...emptyValues,
    interviewId: 7,
    candidate: { ...emptyValues.candidate, email: "not yet an add" },
  },
  unanswered: { id: "6a1a3c3e-1f6b-4a53-9a3e-0f2d7f4f9a10", content: "{}" },
};

describe("a draft", () => {
  it("comes back as it was typed, with its unanswered submission", () => {
    invitationDraft("dana").save(draft);
    expect(invitationDraft("dana").load()).toEqual(draft);
  });

  it("of an invitation that is changed stands beside a new one's", () => {
    const changed = { ...draft, unanswered: undefined, values: { ...draft.values, interviewId: 8 } };
    invitationDraft("dana").save(draft);
    invitationDraft("dana", "some invitation").save(changed);
    expect(invitationDraft("dana").load()).toEqual(draft);
    expect(invitationDraft("dana", "some invitation").load()).toEqual(changed);
    expect(invitationDraft("dana", "another").load()).toBeUndefined();
  });

  it("is nobody else's", () => {
    invitationDraft("dana").save(draft);
    expect(invitationDraft("vera").load()).toBeUndefined();
  });

  it("is gone once cleared, or emptied", () => {
    const drafts = invitationDraft("dana");
    drafts.save(draft);
    drafts.save({ values: { ...emptyValues, interviewId: 7 } });
    expect(Object.keys(sessionStorage)).toEqual([]);
    drafts.save(draft);
    drafts.clear();
    expect(drafts.load()).toBeUndefined();
  });

  it("of an older shape keeps what can be read", () => {
    const drafts = invitationDraft("dana");
    drafts.save(draft);
    for (const key of Object.keys(sessionStorage)) {
      sessionStorage.setItem(
        key,
        '{"values":{"interviewId":"x","candidate":{"email":"a@b.example"}},"unanswered":{"id":"?"}}',
      );
    }
    expect(drafts.load()).toEqual({
      values: { ...emptyValues, candidate: { ...emptyValues.candidate, email: "a@b.example" } },
      unanswered: undefined,
    });
    for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, "{cut o");
    expect(drafts.load()).toBeUndefined();
  });

  it("doesn't stop the form where the browser refuses storage", () => {
    vi.stubGlobal("sessionStorage", undefined);
    expect(() => invitationDraft("dana").save(draft)).not.toThrow();
    expect(invitationDraft("dana").load()).toBeUndefined();
  });
});
