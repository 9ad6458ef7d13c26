import { expect, test } from "vitest";
import type { AssessmentClient } from "@/lib/assessment-api/client";
import { listAssessments } from "@/lib/assessments/list/list-assessments";
import { listedColumns } from "@/lib/assessments/mirrored-columns";
import { assessmentQuerySchema } from "@/lib/assessments/schema";
import { onEachStore } from "@/lib/db/testing";
import { adoptSamples } from "@/lib/invitations/creating/adopt-samples";
import { createInvitation } from "@/lib/invitations/creating/create-invitation";
import { recordInvitation } from "@/lib/invitations/creating/record-invitation";
import { queues } from "@/lib/invitations/sending/testing-queue";
import { applyChanges } from "@/lib/mirror/applying/apply-changes";
import { diffRows } from "@/lib/mirror/applying/diff";
import { learnIdentities } from "@/lib/mirror/learning/learn-identities";
import { pollAssessments } from "@/lib/mirror/polling/poll-assessments";
import { recordFailure } from "@/lib/mirror/polling/record-poll";
import { readSync } from "@/lib/sync/read-sync";

const listing = async (client: AssessmentClient) =>
  (await client.listAssessments()).rows.map((row) => ({ id: row.id, row: listedColumns(row) }));

const administrator = { role: "administrator" } as const;
const everything = assessmentQuerySchema.parse({});

onEachStore("the mirror", (store) => {
  const openQueue = queues();
  const setUp = async () => {
    const parts = await openQueue(await store());
    const { client, interviewId, server } = parts;
    return {
      ...parts,
      rows: async () => (await listAssessments(parts.store, everything, administrator)).assessments,
      /** Made by somebody else with the same key. */
      madeElsewhere: (email: string) =>
        client.createAssessment({ interviewId, candidate: { email }, suppressCandidateEmail: true }),
      complete: (assessmentId: number, recommended: boolean) =>
        fetch(`${server.origin}/__control/complete`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ assessmentId, recommended }),
        }),
    };
  };

  test("shows what was made elsewhere as unclaimed, and learns who it is once it is completed", async () => {
    const { store: source, client, rows, madeElsewhere, complete, interviewId } = await setUp();
    const { id } = await madeElsewhere("elsewhere@example.com");
    await pollAssessments(source, client);
    expect(await learnIdentities(source, client)).toBe(0);
    expect(await rows()).toMatchObject([{ id, status: "pending", identity: "unclaimed" }]);

    await complete(id, true);
    await pollAssessments(source, client);
    expect(await learnIdentities(source, client)).toBe(1);
    expect(await rows()).toMatchObject([
      {
        id,
        status: "recommended",
        identity: "learned",
        candidate: { email: "elsewhere@example.com" },
        interview: { id: interviewId },
      },
    ]);
    expect(await learnIdentities(source, client)).toBe(0);
  });

  test("says between which two checks an assessment was completed", async () => {
    const { store: source, client, rows, madeElsewhere, complete } = await setUp();
    const { id } = await madeElsewhere("a@example.com");
    const at = (minute: number) => {
      source.clock.at = new Date(Date.UTC(2026, 2, 10, 14, minute));
      return source.clock.at.toISOString();
    };
    at(0);
    await pollAssessments(source, client);
    const after = at(2);
    await pollAssessments(source, client);
    await complete(id, false);
    const before = at(7);
    await pollAssessments(source, client);
    expect((await rows())[0]).toMatchObject({
      status: "not_recommended",
      completedBetween: { after, before },
    });
  });

  test("changes nothing when nothing changed", async () => {
    const { store: source, client, madeElsewhere } = await setUp();
    await madeElsewhere("a@example.com");
    expect(await pollAssessments(source, client)).toHaveLength(1);
    const version = () => source.db.selectFrom("sources").select("version").execute();
    const before = await version();
    expect(await pollAssessments(source, client)).toEqual([]);
    expect(await version()).toEqual(before);
  });

  test("a completed invitation no longer stands in the way", async () => {
    const { store: source, client, queue, dana, interviewId, complete } = await setUp();
    const body = { interviewId, candidate: { email: "a@example.com" }, suppressCandidateEmail: false };
    const created = await createInvitation(queue, body, dana);
    await pollAssessments(source, client);
    await complete("assessment" in created ? created.assessment.id : 0, true);
    await pollAssessments(source, client);
    expect(await source.db.selectFrom("invitations").select(["state", "open"]).execute()).toEqual([
      { state: "created", open: 0 },
    ]);
  });

  test("one that the service takes back from completed stands in the way again, unless another does by then", async () => {
    const { store: source, client, queue, dana, interviewId } = await setUp();
    const body = { interviewId, candidate: { email: "a@example.com" }, suppressCandidateEmail: false };
    await createInvitation(queue, body, dana);
    const pending = await listing(client);
    const completed = pending.map(({ id, row }) => ({ id, row: { ...row, status: "recommended" as const } }));
    const apply = (listed: typeof pending | typeof completed, list: number) =>
      applyChanges(source, listed, { previousListAt: null, arrivedAt: source.now(), list });
    const open = async () =>
      (await source.db.selectFrom("invitations").select("open").orderBy("submitted_at").execute()).map(
        (invitation) => invitation.open,
      );
    await apply(completed, 2);
    expect(await open()).toEqual([0]);
    await apply(pending, 3);
    expect(await open()).toEqual([1]);

    await apply(completed, 4);
    source.clock.at = new Date(source.clock.at.getTime() + 1_000);
    const submissionId = "0190a6b2-7c3d-4e5f-8a9b-0c1d2e3f4a5b";
    await recordInvitation(source, submissionId, body, dana);
    await apply(pending, 5);
    expect(await open()).toEqual([0, 1]);
  });

  test("a create that is answered while its row is compared enters the timeline once", async () => {
    const { store: source, client, queue, dana, interviewId } = await setUp();
    const body = { interviewId, candidate: { email: "a@example.com" }, suppressCandidateEmail: false };
    await createInvitation(queue, body, dana);
    const listed = await listing(client);
    expect(diffRows([], listed, "")).toMatchObject([{ kind: "new" }]);
    const observation = { previousListAt: null, arrivedAt: source.now(), list: 1 };
    expect(await applyChanges(source, listed, observation)).toEqual([]);
    expect(await source.db.selectFrom("events").select("kind").execute()).toEqual([{ kind: "invited" }]);
  });

  test("a completion that two instances see enters the timeline once", async () => {
    const { store: source, client, madeElsewhere, complete } = await setUp();
    const { id } = await madeElsewhere("a@example.com");
    await pollAssessments(source, client);
    await complete(id, true);
    const listed = await listing(client);
    for (const minutes of [5, 6]) {
      const arrivedAt = new Date(source.now().getTime() + minutes * 60_000);
      await applyChanges(source, listed, { previousListAt: null, arrivedAt, list: minutes });
    }
    expect(await source.db.selectFrom("events").select("kind").execute()).toEqual([{ kind: "completed" }]);
  });

  test("what two instances learn at once enters the timeline once", async () => {
    const { store: source, client, madeElsewhere, complete } = await setUp();
    const { id } = await madeElsewhere("a@example.com");
    await complete(id, false);
    await pollAssessments(source, client);
    const learned = await Promise.all([learnIdentities(source, client), learnIdentities(source, client)]);
    expect(learned.sort()).toEqual([0, 1]);
    const events = source.db.selectFrom("events").select("kind").where("kind", "=", "identity_learned");
    expect(await events.execute()).toHaveLength(1);
  });

  test("sample data enters the directory once, and names its rows", async () => {
    const { store: source, client, rows, madeElsewhere, interviewId } = await setUp();
    const { id } = await madeElsewhere("sample@example.com");
    const sample = {
      assessmentId: id,
      createdAt: "2026-03-01T10:00:00.000Z",
      interviewId,
      candidate: { email: "sample@example.com", firstName: "Sam", lastName: "Ple" },
      suppressCandidateEmail: false,
    };
    expect(await adoptSamples(source, [sample])).toBe(1);
    expect(await adoptSamples(source, [sample])).toBe(0);
    await pollAssessments(source, client);
    expect(await rows()).toMatchObject([{ id, identity: "invited_here", candidate: { firstName: "Sam" } }]);
  });

  test("keeps its rows when the service fails, and says since when; the reason is the administrator’s", async () => {
    const { store: source, client, server, rows, madeElsewhere } = await setUp();
    await madeElsewhere("a@example.com");
    await pollAssessments(source, client);
    await server.close();
    const failure = await pollAssessments(source, client).catch((error: unknown) => error);
    await recordFailure(source, failure);
    const failingSince = source.clock.at.toISOString();
    source.clock.at = new Date(source.clock.at.getTime() + 60_000);
    await recordFailure(source, failure);

    expect(await rows()).toHaveLength(1);
    expect(await readSync(source, { technical: false })).toEqual({
      state: "failing",
      checkedAt: expect.any(String),
      failingSince,
      reason: "unreachable",
      message: expect.stringContaining("We can’t reach the assessment service"),
      technical: undefined,
      unreadableRows: 0,
    });
    expect((await readSync(source, { technical: true })).technical).toMatch(/^unreachable: /);
  });
});
