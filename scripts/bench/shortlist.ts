import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { signIn } from "../sign-in";
import { freePort, inherited, startNode } from "../start-node";
import type { Service } from "./service";

export type LoopSeen = {
  maxMs: number;
  p99Ms: number;
  ticks: number;
  /** The longest holds by `ownMs`, which leaves out the time that the thread only waited for a core. */
  longest: { at: number; heldMs: number; waitedForCoreMs: number; ownMs: number }[];
};

/** Where a dashboard keeps its rows; several starts may share it. */
export type Place = { dataDir: string; databaseUrl?: string; remove(): void };

/** The dashboard under test: the production build as a process, with a recruiter signed in. */
export type Shortlist = {
  url: string;
  pid: number;
  cookie: string;
  get(path: string): Promise<Response>;
  /** The event loop since the last call, for a server started with `watchLoop`. */
  loopSeen(): Promise<LoopSeen>;
  output(): string;
  stop(): Promise<void>;
};

export const person = {
  email: "dana@example.com",
  name: "Dana Whitfield",
  password: "a long enough passphrase",
};

export function makePlace(databaseUrl?: string): Place {
  const dataDir = mkdtempSync(path.join(tmpdir(), "shortlist-bench-"));
  return { dataDir, databaseUrl, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}

function addPerson(env: Record<string, string>): void {
  const { email, name, password } = person;
  const options = ["--email", email, "--name", name, "--role", "recruiter", "--password-stdin"];
  const ended = spawnSync(process.execPath, ["--import", "tsx", "scripts/users.ts", "add", ...options], {
    env: { ...inherited(), NODE_ENV: "production", ...env },
    input: password,
    encoding: "utf8",
  });
  // The first start in a place has already added the recruiter.
  if (ended.status !== 0 && !/already/.test(ended.stderr)) throw new Error(ended.stderr);
}

export async function startShortlist(
  service: Pick<Service, "url" | "key">,
  place: Place,
  options: { watchLoop?: boolean; nodeArgs?: string[] } = {},
): Promise<Shortlist> {
  const port = await freePort();
  const loops = mkdtempSync(path.join(tmpdir(), "shortlist-bench-loops-"));
  let loopsRead = 0;
  const env: Record<string, string> = {
    DATA_DIR: place.dataDir,
    ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
    PORT: String(port),
    LOG_LEVEL: "warn",
    // One person opens all streams, and invites for a whole team.
    STREAMS_PER_PERSON: "2000",
    CREATES_PER_MINUTE: "100000",
    CHANGES_PER_MINUTE: "100000",
    ASSESSMENT_API_URL: service.url,
    ASSESSMENT_API_KEY: service.key,
  };
  const watching = options.watchLoop ? ["--import", "./scripts/bench/loop-watch.mjs"] : [];
  const child = await startNode(
    [...(options.nodeArgs ?? []), ...watching, "scripts/serve.mjs"],
    { ...env, ...(options.watchLoop && { BENCH_LOOP_DIR: loops }) },
    /is ready at (http\S+)/,
  );
  const url = `http://localhost:${port}`;
  addPerson(env);
  const cookie = await signIn(url, person);
  return {
    url,
    pid: child.pid,
    cookie,
    get: (what) => fetch(`${url}${what}`, { headers: { cookie } }),
    async loopSeen() {
      const file = path.join(loops, `loop-${loopsRead}.json`);
      loopsRead += 1;
      process.kill(child.pid, "SIGUSR2");
      for (let tries = 0; !existsSync(file) && tries < 400; tries += 1) await sleep(25);
      return JSON.parse(readFileSync(file, "utf8")) as LoopSeen;
    },
    output: child.output,
    async stop() {
      await child.stop();
      rmSync(loops, { recursive: true, force: true });
    },
  };
}
