import { expect, test } from "vitest";
import { getRow } from "@/lib/assessments/list/get-row";
import { readTimeline } from "@/lib/assessments/timeline/read-timeline";
import { claimAssessment } from "@/lib/claims/claim-assessment";
import { correctCandidate, correctPerson } from "@/lib/claims/correct-candidate";
import { joinCandidates, orderName } from "@/lib/claims/join-candidates";
import { withdrawClaim } from "@/lib/claims/withdraw-claim";
import { withdrawCorrection } from "@/lib/claims/withdraw-correction";
import type { Store } from "@/lib/db/store";
import { onEachStore } from "@/lib/db/testing";
import { createAssessment, createInterview, createMember, createStore } from "@/lib/db/testing-rows";
import { limitStore } from "@/lib/db/visibility/limit-store";
import { problemOf } from "@/lib/testing-problems";

const ada = { id: "ada", name: "Ada", role: "administrator" } as const;
const rita = { id: "rita", name: "Rita", role: "recruiter" } as const;

const [hedda, other] = ["hedda@example.com", "other@example.com"];

onEachStore("a person with a blind assessment", (place) => {
  /** Interview 1 is reviewed blind. 1 and 2 are Hedda’s, 2 of the open interview; 3 another’s; 9 unclaimed. */
  async function setUp() {
    const store = await createStore((await (await place()).open()).db);
    for (const id of [1, 2]) await createInterview(store, id, `Interview ${id}`);
    for (const { id, name } of [ada, rita]) await createMember(store, id, name);
    const named = { first_name: "Hedda", last_name: "H" };
    await createAssessment(store, 1, { ...named, email: hedda, interview_id: 1 });
    await createAssessment(store, 2, { ...named, email: hedda, interview_id: 2 });
    await createAssessment(store, 3, { first_name: "Otto", email: other, interview_id: 2 });
    await createAssessment(store, 9);
    const blind = {
      memberId: "rita",
      interviewIds: [1],
      isEveryOther: false,
      revealsOnDecision: false,
      showsResults: false,
    };
    const mine = limitStore(store, { memberId: "rita", blind });
    const personOf = async (id: number) => (await getRow(store, id, ada))?.candidate?.id ?? 0;
    const versions = async () =>
      (await store.db.selectFrom("assessments").select(["id", "version"]).orderBy("id").execute()).map(
        ({ version }) => version,
      );
    return { store, mine, personOf, versions };
  }

  const from = { firstName: "Hedda", lastName: "H" };
  const candidate = { firstName: "Hedda", lastName: "Neu" };

  test("isn’t changed as a whole by who would learn by it which one that is", async () => {
    const { mine, personOf, versions } = await setUp();
    const before = await versions();
    const [her, his] = [await personOf(2), await personOf(3)];
    for (const change of [
      () => orderName(mine, her, "given_first", rita),
      () => joinCandidates(mine, her, other, rita),
      () => joinCandidates(mine, his, hedda, rita),
      () => correctPerson(mine, her, { candidate, from }, rita),
    ])
      expect(await problemOf(change())).toMatchObject({ status: 409, code: "blind_person" });
    expect(await versions()).toEqual(before);
    await orderName(mine, his, "family_first", rita);
  });

  test("isn’t touched, and lends no name, when a blind recruiter gives another one their address", async () => {
    const { store, mine, versions } = await setUp();
    await store.db.updateTable("assessments").set({ interview_id: 1 }).where("id", "=", 2).execute();
    const [first, second] = await versions();
    const claimed = await claimAssessment(mine, 9, { candidate: { email: hedda }, interviewId: 2 }, rita);
    expect(claimed.candidate).toMatchObject({ email: hedda });
    expect(claimed.candidate?.firstName).toBeUndefined();
    expect((await versions()).slice(0, 2)).toEqual([first, second]);
  });

  test("corrected by a colleague, tells by its timelines nothing of the blind one, and isn’t undone", async () => {
    const { store, mine, personOf } = await setUp();
    const [newest] = await correctPerson(store, await personOf(2), { candidate, from }, ada);
    const kinds = async (of: Store, id: number) =>
      (await readTimeline(of, id)).timeline.map(({ kind }) => kind);
    expect([await kinds(store, 1), await kinds(mine, 1)]).toEqual([["corrected"], []]);
    expect(await kinds(mine, 2)).toEqual(["corrected"]);
    expect(await problemOf(withdrawCorrection(mine, 2, newest?.version ?? 0, rita))).toMatchObject({
      code: "blind_person",
    });
    const typed = { candidate: { email: hedda, ...candidate }, from: { email: hedda } };
    expect(await problemOf(correctCandidate(mine, 1, typed, rita))).toMatchObject({ code: "blind" });
  });

  test("keeps a colleague’s claim; one’s own is corrected and taken back", async () => {
    const { store, mine } = await setUp();
    const body = { candidate: { email: "new@example.com" }, interviewId: 1 };
    const theirs = await claimAssessment(store, 9, body, ada);
    const replaces = theirs.claim?.at ?? "";
    const moved = { ...body, interviewId: 2, replaces };
    expect(await problemOf(claimAssessment(mine, 9, moved, rita))).toMatchObject({ code: "blind" });
    expect(await problemOf(withdrawClaim(mine, 9, replaces, rita))).toMatchObject({ code: "blind" });
    await withdrawClaim(store, 9, replaces, ada);

    const own = await claimAssessment(mine, 9, body, rita);
    expect([own.isBlind, own.candidate]).toEqual([true, undefined]);
    await withdrawClaim(mine, 9, own.claim?.at ?? "", rita);
    expect((await getRow(mine, 9, rita))?.identity).toBe("unclaimed");
    const entries = await store.db.selectFrom("audit_log").select("details").execute();
    expect(entries.filter(({ details }) => details.includes("new@example.com"))).toHaveLength(4);
  });
});
