import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { onEachStore } from "@/lib/db/testing";
import {
  createAssessment,
  createInterview,
  createMember,
  createStore,
  type TestSource,
} from "@/lib/db/testing-rows";
import { getAssessment } from "@/lib/details/get-assessment";
import { addNote } from "@/lib/notes/add-note";
import { deleteNote } from "@/lib/notes/delete-note";
import { editNote } from "@/lib/notes/edit-note";
import { listNotes } from "@/lib/notes/list-notes";
import type { NoteView } from "@/lib/notes/schema";

const dana = { id: "dana", name: "Dana Whitfield", role: "recruiter" } as const;
const ben = { id: "ben", name: "Ben Ito", role: "recruiter" } as const;
const ada = { id: "ada", name: "Ada Okoro", role: "administrator" } as const;
const viewer = { id: "vi", name: "Vi Lund", role: "viewer" } as const;

const at = (note: NoteView, assessmentId = 1) => ({
  assessmentId,
  noteId: note.id,
  replaces: note.updatedAt,
});

onEachStore("notes by colleagues", (open) => {
  const setUp = async () => {
    const store = await createStore((await (await open()).open()).db);
    await createInterview(store, 1, "Backend Engineer");
    for (const { id, name } of [dana, ben, ada, viewer]) await createMember(store, id, name);
    await createAssessment(store, 1, { email: "ana@example.com" });
    await createAssessment(store, 2, { email: "bo@example.com" });
    return store;
  };
  const row = async (store: TestSource) => (await getAssessment(store, 1, dana))?.assessment;
  const bodies = async (store: TestSource) => (await listNotes(store, 1, viewer)).map(({ body }) => body);
  const audit = async (store: TestSource) =>
    (await store.db.selectFrom("audit_log").selectAll().execute()).map(
      ({ action, details }) => `${action} ${details}`,
    );

  test("are counted in the row, and each change is a version that the feed carries", async () => {
    const store = await setUp();
    const versions = [(await row(store))?.version ?? 0];
    const changed = async () => {
      const now = (await row(store))?.version ?? 0;
      expect(now).toBeGreaterThanOrEqual(versions.at(-1) ?? 0);
      versions.push(now);
    };
    const note = await addNote(store, 1, { body: "Strong on SQL." }, dana);
    await changed();
    store.clock.at = new Date(store.clock.at.getTime() + 1000);
    await addNote(store, 1, { body: "Agreed." }, ben);
    await changed();
    expect(await row(store)).toMatchObject({ noteCount: 2 });
    const edited = await editNote(store, at(note), "Very strong on SQL.", dana);
    await changed();
    expect(await bodies(store)).toEqual(["Very strong on SQL.", "Agreed."]);
    expect(edited).toMatchObject({ by: dana.name, editedBy: dana.name, isMine: true });
    await deleteNote(store, at(edited), dana);
    await changed();
    expect(await row(store)).toMatchObject({ noteCount: 1 });
    expect(new Set(versions.slice(1)).size).toBe(4);
  });

  test("are changed by who wrote them, and by administrators", async () => {
    const store = await setUp();
    const note = await addNote(store, 1, { body: "Mine." }, dana);
    const refused = { problem: { status: 403 } };
    await expect(editNote(store, at(note), "Not mine.", ben)).rejects.toMatchObject(refused);
    await expect(deleteNote(store, at(note), ben)).rejects.toMatchObject(refused);
    const [seen] = await listNotes(store, 1, ben);
    expect(seen).toMatchObject({ isMine: false, mayChange: false });
    const edited = await editNote(store, at(note), "Kept civil.", ada);
    expect(edited).toMatchObject({ by: dana.name, editedBy: ada.name, body: "Kept civil." });
    await deleteNote(store, at(edited), ada);
    expect(await bodies(store)).toEqual([]);
    await expect(deleteNote(store, at(edited), ada)).rejects.toMatchObject({ problem: { status: 404 } });
  });

  test("who edits what another has edited meanwhile is shown it, and nothing is lost", async () => {
    const store = await setUp();
    const note = await addNote(store, 1, { body: "First." }, dana);
    // In the very millisecond: the clock stands still.
    await editNote(store, at(note), "Ada’s text.", ada);
    const conflict = {
      problem: {
        status: 409,
        code: "note_changed",
        message: expect.stringContaining(ada.name),
        extra: { note: { body: "Ada’s text." } },
      },
    };
    await expect(editNote(store, at(note), "Dana’s text.", dana)).rejects.toMatchObject(conflict);
    await expect(deleteNote(store, at(note), dana)).rejects.toMatchObject(conflict);
    expect(await bodies(store)).toEqual(["Ada’s text."]);
    const [present] = await listNotes(store, 1, dana);
    if (present) await editNote(store, at(present), "Both texts.", dana);
    expect(await bodies(store)).toEqual(["Both texts."]);
  });

  test("of two edits at the same moment one is told of the other", async () => {
    const store = await setUp();
    const note = await addNote(store, 1, { body: "First." }, dana);
    const results = await Promise.allSettled([
      editNote(store, at(note), "One.", dana),
      editNote(store, at(note), "Other.", ada),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  test("a repeated submission is one note", async () => {
    const store = await setUp();
    const id = randomUUID();
    await addNote(store, 1, { body: "Once.", id }, dana);
    expect(await addNote(store, 1, { body: "Once.", id }, dana)).toMatchObject({ id, body: "Once." });
    expect(await row(store)).toMatchObject({ noteCount: 1 });
    await expect(addNote(store, 1, { body: "Stolen.", id }, ben)).rejects.toMatchObject({
      problem: { status: 400 },
    });
    await expect(addNote(store, 2, { body: "Elsewhere.", id }, dana)).rejects.toMatchObject({
      problem: { status: 400 },
    });
  });

  test("an assessment that isn’t there has none, and a note belongs to its assessment", async () => {
    const store = await setUp();
    const missing = { problem: { status: 404 } };
    await expect(listNotes(store, 99, dana)).rejects.toMatchObject(missing);
    await expect(addNote(store, 99, { body: "Where?" }, dana)).rejects.toMatchObject(missing);
    const note = await addNote(store, 1, { body: "Here." }, dana);
    await expect(editNote(store, at(note, 2), "There?", dana)).rejects.toMatchObject(missing);
  });

  test("the audit log has who wrote and deleted, and never the text", async () => {
    const store = await setUp();
    const note = await addNote(store, 1, { body: "Secret words." }, dana);
    const edited = await editNote(store, at(note), "Other secret words.", dana);
    await deleteNote(store, at(edited), ada);
    const entries = await audit(store);
    expect(entries.map((entry) => entry.split(" ")[0]).sort()).toEqual([
      "note_added",
      "note_deleted",
      "note_edited",
    ]);
    expect(entries.join()).not.toContain("ecret words");
  });
});
