import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { stubTabStorage } from "@/components/drafts/testing";
import { noteEdits, notesWithEdited } from "@/components/notes/note-edits";
import type { NoteView } from "@/lib/notes/schema";

beforeEach(() => void stubTabStorage());
afterEach(() => void vi.unstubAllGlobals());

const noteOf = (id: string, hour: string): NoteView => ({
  id,
  body: `Note ${id}.`,
  by: "Dana Whitfield",
  createdAt: `2026-03-10T${hour}:00:00.000Z`,
  updatedAt: `2026-03-10T${hour}:00:00.000Z`,
  isMine: true,
  mayChange: true,
});
const [first, second, third] = [noteOf("a", "08"), noteOf("b", "09"), noteOf("c", "10")];

it("keeps what one person makes of each note about one assessment", () => {
  const edits = [
    { base: first, text: "Otherwise." },
    { base: second, text: second.body },
  ];
  noteEdits(7, "dana").save(edits);
  // The second is as it was: nothing would be lost.
  expect(noteEdits(7, "dana").load()).toEqual(edits.slice(0, 1));
  expect(noteEdits(7, "vera").load()).toEqual([]);
  expect(noteEdits(8, "dana").load()).toEqual([]);
  noteEdits(7, "dana").save([]);
  expect(noteEdits(7, "dana").load()).toEqual([]);
});

it("leaves out what it can’t read", () => {
  const kept = [
    null,
    "text",
    { text: "no note" },
    { base: { id: "a" }, text: "half a note" },
    { base: first },
  ];
  sessionStorage.setItem("shortlist-note-edits:dana:7", JSON.stringify(kept));
  expect(noteEdits(7, "dana").load()).toEqual([]);
  sessionStorage.setItem("shortlist-note-edits:dana:7", JSON.stringify({ base: first, text: "no list" }));
  expect(noteEdits(7, "dana").load()).toEqual([]);
});

it("shows a note that is gone in its place, while somebody makes something of it", () => {
  const edits = [
    { base: second, text: "Otherwise." },
    { base: third, text: third.body },
  ];
  expect(notesWithEdited([first, third], edits)).toEqual([first, second, third]);
  expect(notesWithEdited([first], edits)).toEqual([first, second]);
  expect(notesWithEdited([first, second, third], edits)).toEqual([first, second, third]);
  expect(notesWithEdited([first], [])).toEqual([first]);
});
