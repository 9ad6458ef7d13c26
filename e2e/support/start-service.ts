import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type SandboxServer, startSandboxServer } from "@/lib/sandbox/start-sandbox-server";
import { freePort } from "../../scripts/start-node";
import { refuse } from "./start-shortlist";

/** A key that stands out wherever it turns up, raw or URL-encoded. */
export const serviceKey = "canary/key+4711=shortlist";

export type Service = {
  /** Base URL including `/v1`. */
  url: string;
  origin: string;
  /** The variables that make a dashboard talk to it. */
  env: Record<string, string>;
  isUp(): boolean;
  start(): Promise<void>;
  stop(): Promise<void>;
  remove(): Promise<void>;
  /** From now on reads of single assessments meet this fault; `heal` ends it. */
  failSingleReads(fault: Record<string, unknown>): Promise<void>;
  heal(): Promise<void>;
  /** From now on whatever is asked meets this fault; `heal` ends it. */
  answerAll(fault: Record<string, unknown>): Promise<void>;
  /** The next create meets this fault. */
  failNextCreate(fault: Record<string, unknown>): Promise<void>;
  /** The candidate of a pending one finishes. @returns their address, which only the single read tells. */
  complete(id: number): Promise<string>;
  /** The list as it is. */
  readList(): Promise<Record<string, unknown>[]>;
  /** From now on whoever asks for the list waits; `heal` lets them have it as it is then. */
  holdList(): Promise<void>;
  /** From now on the list is these rows, whatever the service has; without any it is its own again. */
  sendList(rows?: unknown[]): Promise<void>;
};

/** The standalone sandbox as the outside service: an address of its own, that can go down and come back. */
export async function createService(assessments = 3): Promise<Service> {
  const port = await freePort();
  const data = mkdtempSync(path.join(tmpdir(), "shortlist-service-"));
  const origin = `http://127.0.0.1:${port}`;
  let server: SandboxServer | undefined;

  async function start(): Promise<void> {
    const file = path.join(data, "sandbox.sqlite");
    server = await startSandboxServer({ port, apiKey: serviceKey, file, assessments, faults: true });
  }

  async function stop(): Promise<void> {
    await server?.close();
    server = undefined;
  }

  return {
    ...controlled(origin),
    isUp: () => server !== undefined,
    start,
    stop,
    async remove() {
      await stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** A service that was lent with its dashboard: what would reach others’ tests is refused. */
export const sharedService = (origin: string): Service => ({
  ...controlled(origin),
  isUp: refuse,
  start: refuse,
  stop: refuse,
  remove: refuse,
  failSingleReads: refuse,
  answerAll: refuse,
  holdList: refuse,
  sendList: refuse,
});

function controlled(origin: string): Omit<Service, "isUp" | "start" | "stop" | "remove"> {
  async function heal(): Promise<void> {
    await fetch(`${origin}/__control/faults`, { method: "DELETE" });
  }

  async function addFault(rule: Record<string, unknown>): Promise<void> {
    await fetch(`${origin}/__control/faults`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(rule),
    });
  }

  async function complete(id: number): Promise<string> {
    const answer = await fetch(`${origin}/__control/complete`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ assessmentId: id, recommended: true }),
    });
    if (!answer.ok) throw new Error(`Assessment ${id} isn’t pending.`);
    const record = (await (await fetch(`${origin}/__control/assessments`)).json()) as {
      id: number;
      email: string;
    }[];
    return record.find((one) => one.id === id)?.email ?? "";
  }

  return {
    url: `${origin}/v1`,
    origin,
    env: { ASSESSMENT_API_URL: `${origin}/v1`, ASSESSMENT_API_KEY: serviceKey },
    failSingleReads: (fault) => addFault({ match: { method: "GET", path: "/v1/assessments/*" }, fault }),
    answerAll: (fault) => addFault({ match: { method: "GET", path: "/v1/*" }, fault }),
    heal,
    complete,
    async readList() {
      const answer = await fetch(`${origin}/v1/assessments?${new URLSearchParams({ api_key: serviceKey })}`);
      return answer.json();
    },
    holdList: () => addFault({ match: { method: "GET", path: "/v1/assessments" }, fault: { kind: "hold" } }),
    async sendList(rows) {
      await heal();
      if (!rows) return;
      await addFault({
        match: { method: "GET", path: "/v1/assessments" },
        fault: { kind: "status", status: 200, body: JSON.stringify(rows) },
      });
    },
    failNextCreate: (fault) =>
      addFault({ match: { method: "POST", path: "/v1/assessments" }, fault, times: 1 }),
  };
}
