import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import pino from "pino";
import { afterEach } from "vitest";
import { type AssessmentClient, createAssessmentClient } from "@/lib/assessment-api/client";
import type { TestStore } from "@/lib/db/testing";
import { createMember, createStore } from "@/lib/db/testing-rows";
import { createAssessmentBodySchema } from "@/lib/invitations/schema";
import { openInvitationQueue } from "@/lib/invitations/sending/invitation-queue";
import { pollInterviews } from "@/lib/mirror/interviews/poll-interviews";
import { startSandboxServer } from "@/lib/sandbox/start-sandbox-server";

const dana = { id: "dana", name: "Dana Whitfield", role: "recruiter" } as const;

export function holdAnswers(client: AssessmentClient): { client: AssessmentClient; release: () => void } {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const createAssessment: AssessmentClient["createAssessment"] = (...given) =>
    client.createAssessment(...given).finally(() => released);
  return { client: { ...client, createAssessment }, release };
}

/** A client of a service that is gone. */
export async function unreachableClient(): Promise<AssessmentClient> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return createAssessmentClient({
    baseUrl: `http://127.0.0.1:${port}/v1`,
    apiKey: "key-of-nobody",
    retryDelayMs: 1,
  });
}

/**
 * A queue before a real sandbox server of its own, over HTTP, whose interviews are known. Call it at the top of a
 * suite: servers are closed after each test. A service that hangs needs `timeoutMs`.
 */
export function queues() {
  const servers: { close(): Promise<void> | void }[] = [];
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.close();
  });

  return async (place: TestStore, timeoutMs = 30_000) => {
    const { db } = await place.open();
    const server = await startSandboxServer({ port: 0, apiKey: "test-key-of-the-employer", faults: true });
    servers.push(server);
    const store = await createStore(db, { baseUrl: server.url });
    await createMember(store, dana.id, dana.name);
    const client = createAssessmentClient({
      baseUrl: server.url,
      apiKey: server.apiKey,
      timeoutMs,
      retryDelayMs: 1,
    });
    await pollInterviews(store, client);
    const [interview] = await db.selectFrom("interviews").select("id").orderBy("position").execute();
    if (!interview) throw new Error("The sandbox has no interview.");
    const control = async (path: string, init?: RequestInit) =>
      fetch(`${server.origin}/__control/${path}`, init);
    return {
      store,
      client,
      server,
      interviewId: interview.id,
      queue: openInvitationQueue({ store, client, log: pino({ level: "silent" }) }),
      dana,
      fault: (fault: Record<string, unknown>, times = 1) =>
        control("faults", {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ match: { method: "POST", path: "/v1/assessments" }, fault, times }),
        }),
      posts: async () => {
        const requests = (await (await control("requests")).json()) as Record<string, number>;
        return requests["POST /v1/assessments"] ?? 0;
      },
      onRecord: async () => (await (await control("assessments")).json()) as { id: number; email: string }[],
    };
  };
}

/** A queue with the body of an invitation, and the invitations as they are in its store. */
export function queuesWithBody(place: () => Promise<TestStore>) {
  const openQueue = queues();
  return async () => {
    const parts = await openQueue(await place());
    const body = (email = "amara@example.com") =>
      createAssessmentBodySchema.parse({ interviewId: parts.interviewId, candidate: { email } });
    const rows = () => parts.store.db.selectFrom("invitations").selectAll().execute();
    return { ...parts, body, rows };
  };
}
