import { expect, test } from "vitest";
import { nextVersion } from "@/lib/db/next-version";
import { onEachStore } from "@/lib/db/testing";
import { createAssessment } from "@/lib/db/testing-rows";
import { type Client, mirrors } from "@/lib/mirror/testing-mirrors";
import { readSync } from "@/lib/sync/read-sync";

onEachStore("what a poller does beside the list", (store) => {
  const setUp = mirrors(store);

  test("a slow single read doesn’t hold up the next look at the list", async ({ onTestFinished }) => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    onTestFinished(answer);
    const slow = (client: Client): Client => ({
      ...client,
      getAssessment: (...given) => client.getAssessment(...given).finally(() => answered),
    });
    const { mirror, store: source, client, interviewId, server, listReads } = await setUp(slow);
    const candidate = { email: "slow@example.com" };
    const { id } = await client.createAssessment({ interviewId, candidate, suppressCandidateEmail: true });
    await fetch(`${server.origin}/__control/complete`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ assessmentId: id, recommended: true }),
    });
    await mirror.checkNow();
    const before = await listReads();
    await mirror.checkNow();
    expect(await listReads()).toBe(before + 1);
    const identity = async () =>
      (await source.db.selectFrom("assessments").select("identity").executeTakeFirstOrThrow()).identity;
    expect(await identity()).toBe("unclaimed");
    answer();
    await expect.poll(identity).toBe("learned");
  });

  test("calls what follows a list after each, however odd its rows are, and after nothing else", async () => {
    const { mirror, store: source, server, start } = await setUp();
    await mirror.stop();
    const followed: (string | null)[] = [];
    const next = start({
      afterList: async () => {
        const state = await source.db.selectFrom("mirror_state").select("good_list_at").executeTakeFirst();
        followed.push(state?.good_list_at ?? null);
      },
    });
    await next.idle();
    expect(followed).toEqual([source.now().toISOString()]);
    const answerWith = (status: number, body: unknown) =>
      fetch(`${server.origin}/__control/faults`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({
          match: { path: "/v1/assessments" },
          fault: { kind: "status", status, body },
        }),
      });
    await answerWith(200, ["rubbish"]);
    await next.checkNow();
    expect(await readSync(source, { technical: false })).toMatchObject({ unreadableRows: 1 });
    expect(followed).toHaveLength(2);
    await fetch(`${server.origin}/__control/faults`, { method: "DELETE" });
    await answerWith(200, { rubbish: true });
    await next.checkNow();
    expect(await readSync(source, { technical: false })).toMatchObject({ state: "failing" });
    expect(followed).toHaveLength(2);
  });

  test("a service that can’t be read one by one is still read as a list, and is left alone when that ends", async () => {
    const { mirror, store: source, server } = await setUp();
    await mirror.idle();
    await fetch(`${server.origin}/__control/faults`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ match: { path: "/v1/assessments/*" }, fault: { kind: "hang" } }),
    });
    for (const id of [1, 2, 3])
      await createAssessment(source, id, {
        status: "recommended",
        identity: "unclaimed",
        interview_id: null,
      });
    await source.db.transaction().execute((transaction) => nextVersion(transaction, source.sourceId));
    // Each list wakes the reads, which may have begun before the third row was there.
    await expect
      .poll(async () => {
        await mirror.checkNow();
        return (await readSync(source, { technical: false })).identifying;
      })
      .toEqual({ left: 3 });
    // With reads under way that are never answered.
    await mirror.stop();
    expect(mirror.isPoller()).toBe(false);
  });
});
