import { expect, test } from "vitest";
import {
  wireIdentity,
  wireInterview,
  wireNotRecommended,
  wirePending,
  wireRecommended,
} from "@/lib/assessment-api/fixtures";
import { parseInterviewList } from "@/lib/assessment-api/schemas";
import { claimAssessment } from "@/lib/claims/claim-assessment";
import { readConnection } from "@/lib/connection/read-connection";
import { onEachStore } from "@/lib/db/testing";
import { createInterview } from "@/lib/db/testing-rows";
import { getAssessment } from "@/lib/details/get-assessment";
import { openComparingHere } from "@/lib/mirror/comparing/compare-here";
import { pollInterviews } from "@/lib/mirror/interviews/poll-interviews";
import { learnIdentities } from "@/lib/mirror/learning/learn-identities";
import { beginPolling, pollOnce } from "@/lib/mirror/polling/poll-assessments";
import { createListService, openTestStore } from "@/lib/mirror/testing-service";
import { guardNothing } from "@/lib/sync/guard";

const dana = { role: "recruiter" } as const;
const script = "javascript:alert(document.cookie)";

onEachStore("a service whose rows are odd", (store) => {
  const setUp = async () => {
    const source = await openTestStore(await store());
    const { service, client } = createListService();
    const guard = guardNothing(source);
    const begin = () => beginPolling({ store: source, client, comparing: openComparingHere(), guard });
    let polling = await begin();
    return {
      source,
      service,
      client,
      /** The list is these rows now, and is read. @returns how many changed. */
      list: async (...rows: unknown[]) => {
        service.rows = rows;
        return (await pollOnce(polling)).changes;
      },
      takeOver: async () => {
        polling = await begin();
      },
      view: async (id: number) => (await getAssessment(source, id, dana))?.assessment,
      kinds: async (id: number) => (await getAssessment(source, id, dana))?.timeline.map(({ kind }) => kind),
      odd: async () => {
        const connection = {
          source: { kind: "service", baseUrl: "https://service.example/v1", account: "default" },
          keyLastFour: "oyer",
        } as const;
        return (await readConnection(source, connection)).odd;
      },
    };
  };

  test("a completion counts though its report link is a script, and says so", async () => {
    const { list, view, kinds, odd, takeOver } = await setUp();
    await list(wirePending({ id: 1 }), wirePending({ id: 2 }));
    const rows = [wireRecommended({ id: 1, url: script }), wirePending({ id: 2 })];
    expect(await list(...rows)).toBe(1);
    expect(await view(1)).toMatchObject({
      status: "recommended",
      detail: "Strong on safety, clear about shifts.",
      reportUrl: undefined,
      oddities: [{ field: "url", reason: "unusable" }],
    });
    expect(await kinds(1)).toEqual(["completed"]);
    expect(await odd()).toEqual({
      rows: 1,
      findings: [{ field: "url", reason: "unusable", count: 1, example: 1 }],
      interviews: [],
    });
    expect(JSON.stringify([await view(1), await odd()])).not.toContain("javascript");
    // The same again is no change, in whichever process.
    expect(await list(...rows)).toBe(0);
    await takeOver();
    expect(await list(...rows)).toBe(0);
    expect((await odd()).rows).toBe(1);
    expect(await list(wireRecommended({ id: 1 }), wirePending({ id: 2 }))).toBe(1);
    expect(await view(1)).toMatchObject({ reportUrl: expect.any(String), oddities: undefined });
    expect(await odd()).toEqual({ rows: 0, findings: [], interviews: [] });
  });

  test("a field with a length of its own costs only itself", async () => {
    const { list, view } = await setUp();
    const other = { length: { toString: 7 } };
    await list(
      wireRecommended({ id: 1, detail: other, url: other, candidate_email: other }),
      wirePending({ id: 2, created_at: other, application_url: other }),
      wirePending({ id: other }),
      wirePending({ id: 3 }),
    );
    expect(await view(1)).toMatchObject({ status: "recommended", detail: undefined, reportUrl: undefined });
    expect(await view(2)).toMatchObject({ status: "pending", isUndated: true });
    expect(await view(3)).toMatchObject({ status: "pending", oddities: undefined });
  });

  test("a state that can’t be told stays what it was, says so, and is told again", async () => {
    const { list, view, kinds, takeOver } = await setUp();
    await list(wireRecommended({ id: 1 }), wirePending({ id: 2 }));
    const odd = [
      wireRecommended({ id: 1, completed: "yes" }),
      wirePending({ id: 2, completed: true, recommended: null }),
      wirePending({ id: 3, completed: null }),
    ];
    expect(await list(...odd)).toBe(3);
    expect(await view(1)).toMatchObject({
      status: "recommended",
      untold: "unknown",
      reportUrl: expect.any(String),
      detail: expect.any(String),
    });
    expect(await view(2)).toMatchObject({
      status: "pending",
      untold: "completed",
      oddities: [{ field: "recommended", reason: "missing" }],
    });
    expect(await view(3)).toMatchObject({ status: "pending", untold: "unknown" });
    expect(await kinds(2)).toEqual(["changed"]);
    await takeOver();
    expect(await list(...odd)).toBe(0);

    await list(wireRecommended({ id: 1 }), wireNotRecommended({ id: 2 }), wirePending({ id: 3 }));
    expect(await view(1)).toMatchObject({ status: "recommended", untold: undefined, oddities: undefined });
    expect(await view(2)).toMatchObject({ status: "not_recommended", untold: undefined });
    expect(await view(3)).toMatchObject({ status: "pending", untold: undefined });
    expect(await kinds(2)).toContain("completed");
  });

  test("one that is completed without a recommendation is asked for its name like any other", async () => {
    const { source, service, client, list, view } = await setUp();
    const untold = (id: number, recommended: unknown) =>
      wirePending({ id, completed: true, ...(recommended !== undefined && { recommended }) });
    const rows = [untold(1, undefined), untold(2, "yes"), wirePending({ id: 3, completed: "yes" })];
    await list(...rows, wirePending({ id: 4, recommended: true }), wirePending({ id: 5 }));
    expect([await view(1), await view(2)]).toMatchObject(
      [1, 2].map(() => ({ status: "pending", untold: "completed", identification: "reading" })),
    );
    expect((await view(3))?.identification).toBeUndefined();

    service.rows = [{ ...untold(1, undefined), ...wireIdentity }, untold(2, null)];
    expect(await learnIdentities(source, client)).toBe(1);
    expect(service.reads.toSorted()).toEqual([1, 2]);
    expect(await view(1)).toMatchObject({
      status: "pending",
      untold: "completed",
      identity: "learned",
      candidate: { email: wireIdentity.candidate_email },
      interview: { id: Number(wireIdentity.interview_id) },
      identification: undefined,
    });
    expect(await view(2)).toMatchObject({ identity: "unclaimed", identification: "untold" });
  });

  test("nobody claims one that is completed without a recommendation: the service is asked", async () => {
    const { source, list } = await setUp();
    await createInterview(source, 1, "Driver");
    await list(wirePending({ id: 1, completed: true }));
    const claim = { interviewId: 1, candidate: { email: "amara@example.com" } };
    const claimer = { ...dana, id: "dana", name: "Dana Whitfield" };
    await expect(claimAssessment(source, 1, claim, claimer)).rejects.toMatchObject({
      problem: { code: "completed" },
    });
  });

  test("a time and a link that can’t be read stay what they were, and are never made up", async () => {
    const { source, list, view } = await setUp();
    await list(wirePending({ id: 1 }));
    const seenAt = source.now().toISOString();
    const without = { created_at: "yesterday", application_url: script };
    await list(wirePending({ id: 1, ...without }), wirePending({ id: 2, ...without }));
    const oddities = [
      { field: "created_at", reason: "unusable" },
      { field: "application_url", reason: "unusable" },
    ];
    expect(await view(1)).toMatchObject({
      createdAt: "2026-03-02T09:30:00.000Z",
      isUndated: undefined,
      applicationUrl: "https://service.example.com/apply/4711",
      oddities,
    });
    expect(await view(2)).toMatchObject({
      createdAt: seenAt,
      isUndated: true,
      applicationUrl: undefined,
      oddities,
    });
    source.clock.at = new Date(source.clock.at.getTime() + 60_000);
    expect(await list(wirePending({ id: 1 }), wirePending({ id: 2, ...without }))).toBe(1);
    expect(await view(2)).toMatchObject({ createdAt: seenAt, isUndated: true });
    await list(wirePending({ id: 1 }), wirePending({ id: 2 }));
    expect(await view(2)).toMatchObject({ createdAt: "2026-03-02T09:30:00.000Z", isUndated: undefined });
  });

  test("an id that is listed twice is one row, the furthest, and counted", async () => {
    const { list, view, odd } = await setUp();
    await list(wirePending({ id: 1 }), wireRecommended({ id: 1 }), wirePending({ id: 2 }));
    expect(await view(1)).toMatchObject({ status: "recommended" });
    expect(await odd()).toMatchObject({
      rows: 1,
      findings: [{ field: "id", reason: "twice", count: 1, example: 1 }],
    });
    expect(await list(wirePending({ id: 2 }), wirePending({ id: 1 }), wireRecommended({ id: 1 }))).toBe(0);
    expect(await view(1)).toMatchObject({ status: "recommended" });
  });

  test("an over-long address costs no learning, and the row says why nobody is known", async () => {
    const { source, service, client, list, view } = await setUp();
    await list(wireNotRecommended({ id: 1 }), wireNotRecommended({ id: 2 }));
    service.rows = [
      wireNotRecommended({ id: 1, ...wireIdentity, candidate_email: `${"é".repeat(9_000)}@example.com` }),
      wireNotRecommended({ id: 2, ...wireIdentity }),
    ];
    expect(await learnIdentities(source, client)).toBe(1);
    expect(await view(2)).toMatchObject({ identity: "learned" });
    expect(await view(1)).toMatchObject({
      identity: "unclaimed",
      oddities: [{ field: "candidate_email", reason: "too_long" }],
    });
    service.rows = [wireNotRecommended({ id: 1, ...wireIdentity })];
    source.clock.at = new Date(source.clock.at.getTime() + 3_600_000);
    expect(await learnIdentities(source, client)).toBe(1);
    expect(await view(1)).toMatchObject({ identity: "learned", oddities: undefined });
  });

  test("what fits the limits fits the store’s indexes", async () => {
    const { source, service, client, list } = await setUp();
    await list(wireNotRecommended({ id: 1 }));
    // Nothing in it repeats, so that no index entry can be packed, and folding makes it longer.
    const odd = Array.from({ length: 320 }, (_, at) => String.fromCodePoint(0xfb1d + ((at * 7) % 50))).join(
      "",
    );
    service.rows = [wireNotRecommended({ id: 1, ...wireIdentity, candidate_email: odd })];
    expect(await learnIdentities(source, client)).toBe(1);
  });

  test("an interview whose name can’t be used keeps the one it had, or is called by its id", async () => {
    const { source, odd } = await setUp();
    const names = async () =>
      (
        await source.db.selectFrom("interviews").select(["id", "name", "retired_at"]).orderBy("id").execute()
      ).map(({ id, name, retired_at }) => [id, name, retired_at === null]);
    const serve = (...rows: unknown[]) =>
      pollInterviews(source, {
        listInterviews: async () => parseInterviewList(rows),
      });
    await serve(wireInterview({ id: 1, name: "Driver" }), wireInterview({ id: 3, name: "Cook" }));
    await serve(wireInterview({ id: 1, name: 5 }), wireInterview({ id: 2, name: "x".repeat(501) }));
    expect(await names()).toEqual([
      [1, "Driver", true],
      [2, "Interview 2", true],
      [3, "Cook", false],
    ]);
    expect((await odd()).interviews).toEqual([
      { field: "name", reason: "unusable", count: 1, example: 1 },
      { field: "name", reason: "too_long", count: 1, example: 2 },
    ]);
  });
});
