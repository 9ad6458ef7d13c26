import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { noteDraft } from "@/components/notes/note-draft";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

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
