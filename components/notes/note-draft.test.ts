import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { stubTabStorage } from "@/components/drafts/testing";
import { noteDraft } from "@/components/notes/note-draft";

beforeEach(() => void stubTabStorage());
afterEach(() => void vi.unstubAllGlobals());

it("keeps what one person has begun about one assessment, for them alone", () => {
  noteDraft(7, "dana").save("Strong, but");
  expect(noteDraft(7, "dana").load()).toBe("Strong, but");
  expect(noteDraft(7, "vera").load()).toBe("");
  expect(noteDraft(8, "dana").load()).toBe("");
  noteDraft(7, "dana").save(" ");
  expect(noteDraft(7, "dana").load()).toBe("");
});

it("only forgets where storage is refused", () => {
  vi.stubGlobal("sessionStorage", undefined);
  noteDraft(7, "dana").save("Strong");
  expect(noteDraft(7, "dana").load()).toBe("");
});
