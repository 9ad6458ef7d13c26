import { expect, test } from "vitest";
import { onEachStore } from "@/lib/db/testing";
import { createInterview } from "@/lib/db/testing-rows";
import { limitStore } from "@/lib/db/visibility/limit-store";
import { changeBlindReview } from "@/lib/settings/blind-review/change-blind-review";
import { changeCandidate, removeCandidate } from "@/lib/shortlists/change-candidate";
import { changeShortlist } from "@/lib/shortlists/change-shortlist";
import { readReading, readShortlist } from "@/lib/shortlists/read-shortlist";
import { makeSharedLink, readByLink } from "@/lib/shortlists/shared-links";
import { appUrl, ben, dana, make, problemOf, setUpShortlists } from "@/lib/shortlists/testing-shortlists";

onEachStore("a shortlist with a blind candidate", (place) => {
  /** Candidate 1 is of interview 1, which viewers review blind, and so does Ben. */
  async function setUp() {
    const { store } = await setUpShortlists(place);
    await createInterview(store, 2, "Sales");
    await store.db.updateTable("assessments").set({ interview_id: 2 }).where("id", "<>", 1).execute();
    const { id } = await make(store, 1, 2);
    await changeShortlist(store, id, { name: "Ana first", note: "Ana, or Bo." }, dana);
    await changeCandidate(store, { id, assessmentId: 1 }, { word: "Ana is quick." }, dana);
    await changeBlindReview(
      store,
      {
        reviewers: "nobody",
        interviews: [{ id: 1, reviewers: "viewers" }],
        revealsOnDecision: false,
        showsResults: false,
        replaces: null,
      },
      dana,
    );
    const blind = {
      memberId: ben.id,
      interviewIds: [1],
      isEveryOther: false,
      revealsOnDecision: false,
      showsResults: false,
    };
    return { store, id, mine: limitStore(store, { memberId: ben.id, blind }) };
  }

  test("says by a link, and in its preview, what readers may know, and to its makers how many that concerns", async () => {
    const { store, id } = await setUp();
    const { url } = await makeSharedLink(store, { id, days: 7, appUrl }, dana);
    const shared = await readByLink(store, new URL(url).pathname.split("/").at(-1) ?? "");
    const { name } = await readReading(store, id, dana);
    expect([shared?.name, name]).toEqual(["Dana Whitfield · 2026-03-10", "Dana Whitfield · 2026-03-10"]);
    expect(shared?.candidates).toMatchObject([{ blindNumber: 1 }, { name: "Bo Osei" }]);
    expect(JSON.stringify(shared)).not.toMatch(/Ana/);
    expect(await readShortlist(store, id, dana)).toMatchObject({ name: "Ana first", blindToReaders: 1 });
  });

  test("loses none of the texts that a blind recruiter doesn’t see, and doesn’t show them", async () => {
    const { store, id, mine } = await setUp();
    const at = { id, assessmentId: 1 };
    for (const change of [
      () => changeShortlist(mine, id, { name: "Ben’s", from: { name: "Dana Whitfield · 2026-03-10" } }, ben),
      () => changeShortlist(mine, id, { note: "Ben’s", from: { note: "" } }, ben),
      () => changeCandidate(mine, at, { word: "Ben’s", from: { word: "" } }, ben),
      () => removeCandidate(mine, at, ben),
    ])
      expect(await problemOf(change())).toMatchObject({ status: 409, code: "blind_text" });
    const removed = await removeCandidate(mine, { id, assessmentId: 2 }, ben);
    expect(JSON.stringify(removed)).not.toMatch(/Ana/);
    const now = await readShortlist(store, id, dana);
    expect(now).toMatchObject({ name: "Ana first", note: "Ana, or Bo." });
    expect(now.candidates).toMatchObject([{ word: "Ana is quick." }]);
  });
});
