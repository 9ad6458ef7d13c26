import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { rememberPlace } from "@/components/assessments/list/remember-place";
import { forgetDrafts, keptText, tabDraft } from "@/components/drafts/tab-draft";
import { stubTabStorage } from "@/components/drafts/testing";

beforeEach(() => void stubTabStorage());
afterEach(() => void vi.unstubAllGlobals());

function read(kept: unknown): { text: string } | undefined {
  const text = keptText(kept, "text");
  return text ? { text } : undefined;
}
const note = (personId: string, of = 7) => tabDraft("note", personId, of, read);

it("is one person’s, about one thing", () => {
  note("dana").save({ text: "Strong, but" });
  expect(note("dana").load()).toEqual({ text: "Strong, but" });
  expect(note("vera").load()).toBeUndefined();
  expect(note("dana", 8).load()).toBeUndefined();
  expect(tabDraft("template", "dana", 7, read).load()).toBeUndefined();
});

it("is gone once cleared, or once there is nothing in it", () => {
  note("dana").save({ text: "Strong" });
  note("dana").clear();
  expect(note("dana").load()).toBeUndefined();
  note("dana").save({ text: "Strong" });
  note("dana").save(undefined);
  expect(note("dana").load()).toBeUndefined();
});

it("is nothing where what was kept can’t be read", () => {
  const kept = stubTabStorage();
  kept.setItem("shortlist-note:dana:7", "{cut o");
  expect(note("dana").load()).toBeUndefined();
  kept.setItem("shortlist-note:dana:7", '"another shape"');
  expect(note("dana").load()).toBeUndefined();
});

it("goes with whoever signs out, and leaves what is others’", () => {
  note("dana").save({ text: "Strong" });
  note("dana-2").save({ text: "Weak" });
  tabDraft("invitation-draft", "dana", "new", read).save({ text: "a@b.example" });
  rememberPlace({ id: 7, index: 3, position: "e-1" });
  sessionStorage.setItem("another", "stays");
  forgetDrafts("dana");
  expect(Object.keys(sessionStorage)).toEqual(["shortlist-note:dana-2:7", "another"]);
});

it("only forgets where storage is refused", () => {
  vi.stubGlobal("sessionStorage", undefined);
  note("dana").save({ text: "Strong" });
  expect(note("dana").load()).toBeUndefined();
  expect(() => forgetDrafts("dana")).not.toThrow();
});
