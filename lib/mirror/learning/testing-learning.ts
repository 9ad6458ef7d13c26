import { afterAll, afterEach, beforeAll } from "vitest";
import { createAssessmentClient } from "@/lib/assessment-api/client";
import type { StoresOfEngine } from "@/lib/db/testing";
import { createStore } from "@/lib/db/testing-rows";
import { learnIdentities } from "@/lib/mirror/learning/learn-identities";
import { createPace } from "@/lib/mirror/learning/pace";
import { pollAssessments } from "@/lib/mirror/polling/poll-assessments";
import { type SandboxServer, startSandboxServer } from "@/lib/sandbox/start-sandbox-server";
import { readSync } from "@/lib/sync/read-sync";

/** Stores that have listed a sandbox server’s 60 assessments and learned none. Call it at the top of a suite. */
export function learning({ copiesOf }: Pick<StoresOfEngine, "copiesOf">) {
  let server: SandboxServer;
  beforeAll(async () => {
    server = await startSandboxServer({
      port: 0,
      apiKey: "test-key-of-the-employer",
      faults: true,
      assessments: 60,
    });
  });
  afterEach(() => fetch(`${server.origin}/__control/faults`, { method: "DELETE" }));
  afterAll(() => server.close());

  const listed = copiesOf(async (place) => {
    const store = await createStore((await place.open()).db, { baseUrl: server.url });
    await pollAssessments(store, createAssessmentClient({ baseUrl: server.url, apiKey: server.apiKey }));
  });

  return async () => {
    const store = await createStore((await (await listed()).open()).db, { baseUrl: server.url });
    const reached = { baseUrl: server.url, apiKey: server.apiKey };
    const client = createAssessmentClient({ ...reached, timeoutMs: 60_000 });
    /** For what never answers; it would give up others too on a machine that has much else to do. */
    const clientInAHurry = createAssessmentClient({ ...reached, timeoutMs: 400 });
    const pace = createPace();
    /** Ids in the order asked, and how many were under way at most since it was set to 0. */
    const seen = { asked: [] as number[], most: 0 };
    let underWay = 0;
    const watched = {
      async getAssessment(id: number) {
        seen.asked.push(id);
        underWay += 1;
        seen.most = Math.max(seen.most, underWay);
        try {
          return await client.getAssessment(id, { retries: 0 });
        } finally {
          underWay -= 1;
        }
      },
    };
    const ids = async (identity: "unclaimed" | "learned") =>
      (
        await store.db
          .selectFrom("assessments")
          .select("id")
          .where("status", "<>", "pending")
          .where("identity", "=", identity)
          .orderBy("created_at", "desc")
          .orderBy("id", "desc")
          .execute()
      ).map(({ id }) => id);
    const fault = (path: string, fault: Record<string, unknown>, times?: number) =>
      fetch(`${server.origin}/__control/faults`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ match: { method: "GET", path }, fault, times }),
      });
    const attempts = async () =>
      Object.fromEntries(
        (
          await store.db
            .selectFrom("assessments")
            .select(["id", "learn_attempts"])
            .where("learn_attempts", ">", 0)
            .execute()
        ).map(({ id, learn_attempts }) => [id, learn_attempts]),
      );
    const identifying = async () => (await readSync(store, { technical: false })).identifying;
    const learn = (parts = {}) => learnIdentities(store, watched, { pace, ...parts });
    return { store, client, clientInAHurry, pace, seen, ids, fault, attempts, identifying, learn, watched };
  };
}
