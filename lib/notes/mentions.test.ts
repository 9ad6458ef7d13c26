import { expect, test } from "vitest";
import { onEachStore } from "@/lib/db/testing";
import { createAssessment, createInterview, createMember, createStore } from "@/lib/db/testing-rows";
import { addNote } from "@/lib/notes/add-note";
import { deleteNote } from "@/lib/notes/delete-note";
import { editNote } from "@/lib/notes/edit-note";
import type { NoteView } from "@/lib/notes/schema";
import { countUnread } from "@/lib/notifications/count-unread";
import { listNotifications } from "@/lib/notifications/list-notifications";
import { markRead } from "@/lib/notifications/mark-read";
import { deepTest } from "@/lib/testing-deep";

const dana = { id: "dana", name: "Dana Whitfield", role: "recruiter" } as const;

const at = (note: NoteView) => ({ assessmentId: 1, noteId: note.id, replaces: note.updatedAt });

onEachStore("a colleague who is named in a note", (open) => {
  const setUp = async () => {
    const store = await createStore((await (await open()).open()).db);
    await createInterview(store, 1, "Backend Engineer");
    const people = { dana: dana.name, ben: "Ben Ito", ana: "Ana", anali: "Ana Li", twin: "Ben Ito" };
    for (const [id, name] of Object.entries(people)) await createMember(store, id, name);
    await createAssessment(store, 1, { email: "c@example.com", first_name: "Cleo", last_name: "Ray" });
    return store;
  };

  test("finds it with the note’s beginning, as it reads now, until it is gone", async () => {
    const store = await setUp();
    const note = await addNote(store, 1, { body: "@Ana Li, have a look.\nThanks" }, dana);
    expect(note.mentions).toEqual([{ id: "anali", name: "Ana Li" }]);
    expect((await listNotifications(store, "ana")).unread).toBe(0);
    expect(await listNotifications(store, "anali")).toMatchObject({
      unread: 1,
      notifications: [
        {
          id: note.id,
          kind: "mentioned",
          by: dana.name,
          assessmentId: 1,
          count: 1,
          isRead: false,
          text: "@Ana Li, have a look. Thanks",
          candidate: { firstName: "Cleo" },
          interview: "Backend Engineer",
        },
      ],
    });
    expect(await markRead(store, "anali", [note.id])).toBe(0);
    const edited = await editNote(store, at(note), "@Ana Li and @Ana: done.", dana);
    // Who was told before isn’t told again.
    expect(await listNotifications(store, "anali")).toMatchObject({
      unread: 0,
      notifications: [{ text: "@Ana Li and @Ana: done." }],
    });
    expect(await countUnread(store, "ana")).toBe(1);
    const without = await editNote(store, at(edited), "@Ana: done.", dana);
    expect((await listNotifications(store, "anali")).notifications).toEqual([]);
    await deleteNote(store, at(without), dana);
    expect((await listNotifications(store, "ana")).notifications).toEqual([]);
  });

  test("is the one who was picked where two have the same name, and nobody by an e-mail address", async () => {
    const store = await setUp();
    const picked = await addNote(store, 1, { body: "Ask @Ben Ito.", mentions: ["twin", "ana"] }, dana);
    expect(picked.mentions).toEqual([{ id: "twin", name: "Ben Ito" }]);
    const edited = await editNote(store, at(picked), "Do ask @Ben Ito.", dana);
    expect(edited.mentions).toEqual([{ id: "twin", name: "Ben Ito" }]);
    expect([await countUnread(store, "twin"), await countUnread(store, "ben")]).toEqual([1, 0]);
    const both = await addNote(store, 1, { body: "Ask @Ben Ito, me@Ana or @Anastasia." }, dana);
    expect(both.mentions?.map(({ id }) => id).sort()).toEqual(["ben", "twin"]);
    const own = await addNote(store, 1, { body: "@Dana Whitfield: later" }, dana);
    expect([own.mentions?.length, await countUnread(store, "dana")]).toEqual([1, 0]);
  });

  deepTest("keeps the newest two hundred of ninety days, and reads only their own", async () => {
    const store = await setUp();
    for (let turn = 0; turn < 203; turn += 1) {
      store.clock.at = new Date(store.clock.at.getTime() + 60_000);
      await addNote(store, 1, { body: `@Ana ${turn}` }, dana);
    }
    const { notifications, unread } = await listNotifications(store, "ana");
    expect([notifications.length, unread, notifications[0]?.text]).toEqual([200, 200, "@Ana 202"]);
    await addNote(store, 1, { body: "@Ben Ito" }, dana);
    await markRead(store, "ben");
    expect([await countUnread(store, "ana"), await countUnread(store, "twin")]).toEqual([200, 1]);
    store.clock.at = new Date(store.clock.at.getTime() + 91 * 86_400_000);
    await addNote(store, 1, { body: "@Ana again" }, dana);
    expect((await listNotifications(store, "ana")).notifications).toHaveLength(1);
  });
});
