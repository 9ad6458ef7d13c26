import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startNode } from "../start-node";

/** One list: when it was asked for and when its answer had left the service, in milliseconds since 1970. */
export type ListRead = { beganAt: number; endedAt: number };

export type RecordedAssessment = { id: number; email: string; interviewId: number; state: string };

export type Service = {
  url: string;
  key: string;
  pid: number;
  /** How many requests it has had, lists and others. */
  requests(): Promise<{ lists: number; others: number }>;
  lists(): ListRead[];
  assessments(): Promise<RecordedAssessment[]>;
  complete(id: number): Promise<void>;
  /** Whether lists are answered with 503 from now on. */
  withhold(isWithheld: boolean): Promise<void>;
  stop(): Promise<void>;
};

const key = "bench-key-of-the-standalone-sandbox";

/** @param env of its process, besides the caller’s. */
export async function startService(assessments: number, env: Record<string, string> = {}): Promise<Service> {
  const directory = mkdtempSync(path.join(tmpdir(), "shortlist-bench-service-"));
  const log = path.join(directory, "lists.log");
  const options = ["--port", "0", "--key", key, "--assessments", String(assessments), "--faults"];
  const child = await startNode(
    ["--import", "tsx", "--import", "./scripts/bench/list-log.mjs", "scripts/sandbox.ts", ...options],
    { ...env, BENCH_LIST_LOG: log },
    /^Serving (\S+)$/m,
  );
  const url = child.announced;
  const control = `${new URL(url).origin}/__control`;

  async function ask(method: string, what: string, body?: unknown): Promise<unknown> {
    const response = await fetch(`${control}/${what}`, {
      method,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${what}: the service answered ${response.status}.`);
    return response.json();
  }

  return {
    url,
    key,
    pid: child.pid,
    async requests() {
      const counted = Object.entries((await ask("GET", "requests")) as Record<string, number>);
      const all = counted.reduce((sum, [, times]) => sum + times, 0);
      const lists = counted.find(([what]) => what === "GET /v1/assessments")?.[1] ?? 0;
      return { lists, others: all - lists };
    },
    lists: () => (existsSync(log) ? parseListLog(readFileSync(log, "utf8")) : []),
    assessments: async () => (await ask("GET", "assessments")) as RecordedAssessment[],
    async complete(id) {
      await ask("POST", "complete", { assessmentId: id, recommended: id % 2 === 0 });
    },
    async withhold(isWithheld) {
      const rule = {
        match: { method: "GET", path: "/v1/assessments" },
        fault: { kind: "status", status: 503 },
      };
      await (isWithheld ? ask("POST", "faults", rule) : ask("DELETE", "faults"));
    },
    async stop() {
      await child.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

export function parseListLog(text: string): ListRead[] {
  return text
    .split("\n")
    .filter(Boolean)
    .map((line) => {
      const [beganAt, endedAt] = line.split(" ").map(Number);
      return { beganAt: beganAt ?? 0, endedAt: endedAt ?? 0 };
    })
    .sort((a, b) => a.beganAt - b.beganAt);
}
