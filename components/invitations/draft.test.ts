import { describe, expect, it } from "vitest";
import { type Draft, draftStore, emptyValues } from "@/components/invitations/draft";

function memory() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

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
    const storage = memory();
    draftStore(() => storage, "dana").save(draft);
    expect(draftStore(() => storage, "dana").load()).toEqual(draft);
  });

  it("is nobody else's", () => {
    const storage = memory();
    draftStore(() => storage, "dana").save(draft);
    expect(draftStore(() => storage, "vera").load()).toBeUndefined();
  });

  it("is gone once cleared, or emptied", () => {
    const storage = memory();
    const drafts = draftStore(() => storage, "dana");
    drafts.save(draft);
    drafts.save({ values: { ...emptyValues, interviewId: 7 } });
    expect(storage.kept.size).toBe(0);
    drafts.save(draft);
    drafts.clear();
    expect(drafts.load()).toBeUndefined();
  });

  it("of an older shape keeps what can be read", () => {
    const storage = memory();
    const drafts = draftStore(() => storage, "dana");
    drafts.save(draft);
    for (const key of storage.kept.keys()) {
      storage.kept.set(
        key,
        '{"values":{"interviewId":"x","candidate":{"email":"a@b.example"}},"unanswered":{"id":"?"}}',
      );
    }
    expect(drafts.load()).toEqual({
      values: { ...emptyValues, candidate: { ...emptyValues.candidate, email: "a@b.example" } },
      unanswered: undefined,
    });
    for (const key of storage.kept.keys()) storage.kept.set(key, "{cut o");
    expect(drafts.load()).toBeUndefined();
  });

  it("doesn't stop the form where the browser refuses storage", () => {
    const drafts = draftStore(() => {
      throw new DOMException("denied", "SecurityError");
    }, "dana");
    expect(() => drafts.save(draft)).not.toThrow();
    expect(drafts.load()).toBeUndefined();
  });
});
