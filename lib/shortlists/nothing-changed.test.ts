import { expect, test } from "vitest";
import { onEachStore } from "@/lib/db/testing";
import { readHead } from "@/lib/feed/read-news";
import { addCandidates } from "@/lib/shortlists/add-candidates";
import { changeCandidate } from "@/lib/shortlists/change-candidate";
import { changeShortlist } from "@/lib/shortlists/change-shortlist";
import { etagOf } from "@/lib/shortlists/etag";
import { readShortlist } from "@/lib/shortlists/read-shortlist";
import { shareShortlist, unshareShortlist } from "@/lib/shortlists/share-shortlist";
import { makeSharedLink, readByLink } from "@/lib/shortlists/shared-links";
import {
  appUrl,
  ben,
  dana,
  make,
  max,
  problemOf,
  setUpShortlists,
  tokenOf,
  vi,
} from "@/lib/shortlists/testing-shortlists";
import { vote } from "@/lib/shortlists/vote";

onEachStore("an act on a shortlist that changes nothing", (open) => {
  test("is written nowhere: no version, no author, no tag", async () => {
    const { store } = await setUpShortlists(open);
    const { id } = await make(store, 1, 2);
    const first = { id, assessmentId: 1 };
    await changeCandidate(store, first, { word: "Calm." }, dana);
    await shareShortlist(store, { id, memberId: vi.id }, dana);
    await vote(store, first, { answer: "yes", comment: "Good." }, ben);
    const token = tokenOf((await makeSharedLink(store, { id, days: 1, appUrl }, dana)).url);
    const state = async () => {
      const shared = await readByLink(store, token);
      return JSON.stringify([
        await readHead(store),
        await readShortlist(store, id, dana),
        shared && etagOf(shared),
      ]);
    };
    const before = await state();
    store.clock.at = new Date(store.clock.at.getTime() + 60_000);
    const acts = [
      () => changeShortlist(store, id, {}, ben),
      () =>
        changeShortlist(store, id, { name: "Backend", note: "", archived: false, showsEmail: false }, ben),
      () => addCandidates(store, id, [{ assessmentId: 1 }, { assessmentId: 2 }], ben),
      () => changeCandidate(store, first, {}, ben),
      () => changeCandidate(store, first, { word: "Calm.", from: { word: "" } }, ben),
      () => changeCandidate(store, first, { before: 2 }, ben),
      () => shareShortlist(store, { id, memberId: vi.id }, ben),
      () => unshareShortlist(store, { id, memberId: max.id }, ben),
      () => vote(store, first, { answer: "yes", comment: "Good." }, ben),
      () => vote(store, { id, assessmentId: 2 }, { answer: null, comment: "" }, ben),
    ];
    for (const act of acts) {
      await act();
      expect(await state(), String(act)).toBe(before);
    }
  });
});

onEachStore("of two who write a text of a shortlist the second", (open) => {
  test("is told who wrote this very text, or that somebody has", async () => {
    const { store } = await setUpShortlists(open);
    const { id } = await make(store, 1, 2);
    const first = { id, assessmentId: 1 };
    await changeShortlist(store, id, { note: "For May." }, ben);
    await changeCandidate(store, first, { word: "Calm." }, ben);
    // Whoever changed the list last has nothing to do with it.
    await changeShortlist(store, id, { showsDecision: true }, dana);
    const late = [
      () => changeShortlist(store, id, { note: "For June.", from: { note: "" } }, dana),
      () => changeCandidate(store, first, { word: "Quick.", from: { word: "" } }, dana),
    ];
    for (const act of late)
      expect(await problemOf(act())).toMatchObject({ code: "shortlist_changed", params: { by: ben.name } });
    const renaming = changeShortlist(store, id, { name: "C", from: { name: "A" } }, ben);
    expect(await problemOf(renaming)).toMatchObject({ params: { by: dana.name } });

    await store.db.updateTable("shortlists").set({ note_by_name: null }).execute();
    const unknown = changeShortlist(store, id, { note: "For June.", from: { note: "" } }, dana);
    expect(await problemOf(unknown)).toMatchObject({
      code: "shortlist_changed",
      reason: "shortlist_changed_by_somebody",
    });
  });
});
