import { expect, test } from "vitest";
import { isOvertaken, savedDraft, typed } from "@/components/shortlists/text-draft";

test("begins with what was stored, and keeps that while another text is stored", () => {
  const draft = typed(undefined, "Calm.", "");
  expect(draft).toEqual({ text: "Calm.", base: "" });
  expect(typed(draft, "Calm and quick.", "Theirs.")).toEqual({ text: "Calm and quick.", base: "" });
});

test("taking back all letters is no draft", () => {
  expect(typed(typed(undefined, "C", ""), "", "")).toBeUndefined();
});

test("after saving, only what was typed meanwhile is left", () => {
  const draft = typed(undefined, "Calm. ", "");
  expect(savedDraft(draft, "Calm. ")).toBeUndefined();
  expect(savedDraft(typed(draft, "Calm. And", ""), "Calm. ")).toEqual({ text: "Calm. And", base: "Calm." });
});

test("is overtaken by another text, not by its own", () => {
  const draft = typed(undefined, "Mine.", "");
  expect(isOvertaken(draft, "")).toBe(false);
  expect(isOvertaken(draft, "Mine.")).toBe(false);
  expect(isOvertaken(draft, "Theirs.")).toBe(true);
  expect(isOvertaken(undefined, "Theirs.")).toBe(false);
});
