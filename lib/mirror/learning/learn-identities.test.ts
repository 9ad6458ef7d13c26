import { expect, test } from "vitest";
import { NotFound } from "@/lib/assessment-api/errors";
import { type Claimer, claimAssessment } from "@/lib/claims/claim-assessment";
import { onEachStore } from "@/lib/db/testing";
import { createAssessment, createInterview, createMember } from "@/lib/db/testing-rows";
import { getAssessment } from "@/lib/details/get-assessment";
import { queues } from "@/lib/invitations/sending/testing-queue";
import { keepIdentity } from "@/lib/mirror/learning/keep-identity";
import { learnIdentities } from "@/lib/mirror/learning/learn-identities";
import {
  complete,
  expectWordStands,
  ignoringRefusals,
  openWithInterview,
} from "@/lib/mirror/learning/testing-claims";

const administrator = { role: "administrator" } as const;

onEachStore("what the service tells of a completed one", (place) => {
  const openQueue = queues();
  const setUp = async () => {
    const parts = await openQueue(await place());
    const { store, client, server, dana } = parts;
    const [backend, other] = await store.db
      .selectFrom("interviews")
      .select("id")
      .orderBy("position")
      .limit(2)
      .execute();
    const interviewId = backend?.id ?? 0;
    /** Made by somebody else with the same key, and known here as a row. */
    const madeElsewhere = async (email: string) => {
      const made = await client.createAssessment({
        interviewId,
        candidate: { email },
        suppressCandidateEmail: true,
      });
      await createAssessment(store, made.id, { interview_id: null });
      return made.id;
    };
    const claim = (id: number, email: string, ofInterview = interviewId) =>
      claimAssessment(
        store,
        id,
        { interviewId: ofInterview, candidate: { email, firstName: "Amara", externalId: "ATS-1" } },
        dana,
      );
    const completed = async (id: number) => {
      await fetch(`${server.origin}/__control/complete`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ assessmentId: id, recommended: false }),
      });
      await complete(store, id);
    };
    const detail = async (id: number) => {
      const found = await getAssessment(store, id, administrator);
      return { ...found?.assessment, timeline: found?.timeline.map(({ kind, email }) => [kind, email]) };
    };
    const requests = async () => (await fetch(`${server.origin}/__control/requests`)).json();
    return {
      ...parts,
      interviewId,
      otherId: other?.id ?? 0,
      madeElsewhere,
      claim,
      completed,
      detail,
      requests,
    };
  };

  test("bears a claim out: it stays, with its names, and nobody asks again", async () => {
    const { store, client, madeElsewhere, claim, completed, detail } = await setUp();
    const id = await madeElsewhere("amara@example.com");
    await claim(id, "Amara@Example.com");
    expect(await learnIdentities(store, client)).toBe(0);
    await completed(id);
    expect(await learnIdentities(store, client)).toBe(1);
    expect(await detail(id)).toMatchObject({
      identity: "claimed",
      candidate: { email: "Amara@Example.com", firstName: "Amara" },
      claim: { by: "Dana Whitfield", isConfirmed: true },
      timeline: [["claimed", "Amara@Example.com"]],
    });
    expect(await learnIdentities(store, client)).toBe(0);
  });

  test("overrules a claim for another candidate, and the claim stays in the history", async () => {
    const { store, client, interviewId, madeElsewhere, claim, completed, detail } = await setUp();
    const id = await madeElsewhere("noah@example.com");
    await claim(id, "amara@example.com");
    await completed(id);
    expect(await learnIdentities(store, client)).toBe(1);
    const found = await detail(id);
    expect(found).toMatchObject({
      identity: "learned",
      candidate: { email: "noah@example.com" },
      interview: { id: interviewId },
      overruledClaim: { email: "amara@example.com", by: "Dana Whitfield" },
    });
    expect(found.candidate).toEqual({ id: expect.any(Number), email: "noah@example.com" });
    expect(found.timeline).toHaveLength(2);
    expect(found.timeline).toEqual(
      expect.arrayContaining([
        ["claim_overruled", "amara@example.com"],
        ["claimed", "amara@example.com"],
      ]),
    );
    const events = await store.db.selectFrom("events").select("details").execute();
    expect(events.map(({ details }) => JSON.parse(details ?? "{}"))).toContainEqual(
      expect.objectContaining({ by: "Dana Whitfield", firstName: "Amara", externalId: "ATS-1" }),
    );
  });

  test("overrules a claim for another interview, and keeps the names: the address was right", async () => {
    const { store, client, interviewId, otherId, madeElsewhere, claim, completed, detail } = await setUp();
    const id = await madeElsewhere("amara@example.com");
    await claim(id, "amara@example.com", otherId);
    await completed(id);
    await learnIdentities(store, client);
    expect(await detail(id)).toMatchObject({
      identity: "learned",
      candidate: { email: "amara@example.com", firstName: "Amara", externalId: "ATS-1" },
      interview: { id: interviewId },
      overruledClaim: { email: "amara@example.com" },
    });
  });

  test("is not asked about one that was invited here", async () => {
    const { store, client, interviewId, requests, completed } = await setUp();
    const { id } = await client.createAssessment({
      interviewId,
      candidate: { email: "a@example.com" },
      suppressCandidateEmail: true,
    });
    await createAssessment(store, id, { email: "a@example.com", identity: "invited_here" });
    await completed(id);
    expect(await learnIdentities(store, client)).toBe(0);
    expect(Object.keys(await requests()).filter((path) => path.includes(`/assessments/${id}`))).toEqual([]);
  });
});

onEachStore("learning politely", (place) => {
  const setUp = async () => openWithInterview(await place());
  const report_url = "https://report.example/1";

  test("claims first, then the newest; failures wait behind, and none is asked twice", async () => {
    const store = await setUp();
    for (let id = 1; id <= 50; id += 1) {
      await createAssessment(store, id, { status: "recommended", report_url });
    }
    await createAssessment(store, 51, { status: "recommended", report_url, email: "x@example.com" });
    await store.db
      .updateTable("assessments")
      .set({ identity: "claimed", created_at: "2020-01-01T00:00:00.000Z" })
      .where("id", "=", 51)
      .execute();
    const asked: number[] = [];
    const getAssessment = async (id: number) => {
      asked.push(id);
      if (id % 2 === 0) throw new NotFound({ operation: "getAssessment" });
      return {
        id,
        status: "not_recommended" as const,
        createdAt: "2026-03-01T00:00:00.000Z",
        applicationUrl: "https://apply.example/1",
        candidateEmail: `c${id}@example.com`,
        interviewId: 1,
      };
    };
    await learnIdentities(store, { getAssessment });
    expect(asked).toEqual(Array.from({ length: 51 }, (_, index) => 51 - index));
    asked.length = 0;
    await learnIdentities(store, { getAssessment });
    expect(asked).toEqual([]);
    await createAssessment(store, 60, { status: "recommended", report_url });
    store.clock.at = new Date(store.clock.at.getTime() + 61_000);
    await learnIdentities(store, { getAssessment });
    expect(asked[0]).toBe(60);
    expect(asked.slice(1).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 25 }, (_, index) => 2 * index + 2),
    );
  });

  test("whatever the order, the service’s word stands once it has spoken, and no claim is lost", async () => {
    await expectWordStands(await setUp(), 8);
  });

  test("a claim and the completion at once: either way the word stands, and the claim is kept", async () => {
    const store = await setUp();
    await createMember(store, "noah", "Noah");
    const noah: Claimer = { id: "noah", name: "Noah", role: "recruiter" };
    for (let id = 1; id <= 10; id += 1) {
      await createAssessment(store, id, { interview_id: null });
      const body = { interviewId: 1, candidate: { email: `wrong${id}@example.com` } };
      const [claim] = await Promise.all([
        ignoringRefusals(claimAssessment(store, id, body, noah)),
        complete(store, id).then(() =>
          keepIdentity(store, id, { email: "true@example.com", interviewId: 1 }),
        ),
      ]);
      const found = await getAssessment(store, id, administrator);
      expect(found?.assessment).toMatchObject({
        identity: "learned",
        candidate: { email: "true@example.com" },
        ...(claim && { overruledClaim: { email: `wrong${id}@example.com`, by: "Noah" } }),
      });
      expect(found?.timeline.map(({ kind }) => kind).sort()).toEqual(
        claim ? ["claim_overruled", "claimed"] : ["identity_learned"],
      );
    }
  });

  test("a correction and the service’s word at once: the word stands", async () => {
    const store = await setUp();
    await createInterview(store, 2, "Analyst");
    await createAssessment(store, 1, { email: "wrong@example.com", identity: "claimed" });
    const at = store.now().toISOString();
    await store.db
      .updateTable("assessments")
      .set({ claimed_at: at, claimed_by_name: "Dana" })
      .where("id", "=", 1)
      .execute();
    await complete(store, 1);
    await createMember(store, "noah", "Noah");
    const body = { interviewId: 1, candidate: { email: "other@example.com" }, replaces: at };
    await Promise.all([
      ignoringRefusals(claimAssessment(store, 1, body, { id: "noah", name: "Noah", role: "recruiter" })),
      keepIdentity(store, 1, { email: "true@example.com", interviewId: 1 }),
    ]);
    const { assessment } = (await getAssessment(store, 1, administrator)) ?? {};
    expect(assessment).toMatchObject({ identity: "learned", candidate: { email: "true@example.com" } });
    expect(assessment?.overruledClaim?.email).toMatch(/^(wrong|other)@/);
  });
});
