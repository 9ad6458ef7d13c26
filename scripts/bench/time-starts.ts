import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort, inherited, root } from "../start-node";
import { percentile } from "./percentile";
import { makePlace } from "./shortlist";

export type Starts = {
  /** From the command to the whole first page. */
  medianMs: number;
  slowestMs: number;
  /** `npm run` of a script that does nothing. */
  npmMs: number;
  count: number;
};

const page = "/sign-in";
const lookEveryMs = 5;
const givesUpMs = 60_000;

const isPageThere = (port: number) =>
  new Promise<boolean>((resolve) => {
    get({ host: "127.0.0.1", port, path: page }, (response) => {
      response.resume().once("end", () => resolve(response.statusCode === 200));
    }).once("error", () => resolve(false));
  });

/** @returns milliseconds until the first page was there. */
async function timeStart(dataDir: string): Promise<number> {
  const port = await freePort();
  const begunAt = performance.now();
  const child = spawn("npm", ["start"], {
    cwd: root,
    env: { ...inherited(), PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: "warn", NODE_ENV: "production" },
    stdio: "ignore",
  });
  const exited = once(child, "exit");
  try {
    while (!(await isPageThere(port))) {
      if (child.exitCode !== null || performance.now() - begunAt > givesUpMs)
        throw new Error("npm start brought no page");
      await sleep(lookEveryMs);
    }
    return performance.now() - begunAt;
  } finally {
    child.kill("SIGTERM");
    await exited;
  }
}

function timeNpm(folder: string): number {
  const begunAt = performance.now();
  execFileSync("npm", ["start"], { cwd: folder, env: { ...process.env, ...inherited() }, stdio: "ignore" });
  return performance.now() - begunAt;
}

/** Times starts with a build and a store that are there, in turns with npm’s own. */
export async function timeStarts(count: number): Promise<Starts> {
  const place = makePlace();
  const empty = mkdtempSync(path.join(tmpdir(), "shortlist-bench-npm-"));
  writeFileSync(path.join(empty, "package.json"), JSON.stringify({ scripts: { start: "exec true" } }));
  try {
    // Makes the store, and what later starts needn’t compile.
    await timeStart(place.dataDir);
    await timeStart(place.dataDir);
    const starts: number[] = [];
    const npm: number[] = [];
    while (starts.length < count) {
      npm.push(timeNpm(empty));
      starts.push(await timeStart(place.dataDir));
    }
    return {
      medianMs: percentile(starts, 0.5) ?? 0,
      slowestMs: Math.max(...starts),
      npmMs: percentile(npm, 0.5) ?? 0,
      count,
    };
  } finally {
    place.remove();
    rmSync(empty, { recursive: true, force: true });
  }
}
