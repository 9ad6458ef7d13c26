// Starts a fresh clone where the only Node.js is too old and nothing can be compiled: `start-on-old-node.ts NODE`.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort, root } from "../start-node";

const startsWithinMs = 10 * 60_000;
/** What reaching the registry may take on this machine. Without its certificates npm tries for four minutes. */
const network = /^(NODE_EXTRA_CA_CERTS|https?_proxy|no_proxy)$/i;
const compilers = ["cc", "gcc", "g++", "c++", "clang", "make", "python3", "python", "node-gyp"];

const folder = mkdtempSync(path.join(tmpdir(), "shortlist-old-node-"));
const clone = path.join(folder, "clone");
const bin = path.join(folder, "bin");
const compiled = path.join(folder, "compiled");

/** The files as they stand, committed or not, and nothing that git ignores. */
function makeClone(): void {
  const { stdout } = spawnSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of stdout.split("\0").filter((name) => name && existsSync(path.join(root, name))))
    cpSync(path.join(root, file), path.join(clone, file));
}

/** The first that is found on PATH: the given Node.js, and compilers that say so when they are called. */
function makePath(node: string): string {
  mkdirSync(bin);
  symlinkSync(node, path.join(bin, "node"));
  for (const name of compilers) {
    writeFileSync(path.join(bin, name), `#!/bin/sh\necho "${name} $*" >> "${compiled}"\nexit 1\n`);
    chmodSync(path.join(bin, name), 0o755);
  }
  return `${bin}:${process.env.PATH}`;
}

async function startIn(
  env: NodeJS.ProcessEnv,
): Promise<{ url: string; output: string; stop(): Promise<void> }> {
  const child: ChildProcess = spawn("npm", ["start"], {
    cwd: clone,
    env,
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  let output = "";
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null || !child.pid) return;
    process.kill(-child.pid, "SIGTERM");
    await once(child, "exit");
  };
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`It didn’t start in time:\n${output}`)), startsWithinMs);
    const read = (chunk: Buffer) => {
      output += chunk;
      const ready = /ready at (\S+)/.exec(output)?.[1];
      if (!ready) return;
      clearTimeout(timer);
      resolve(ready);
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.once("exit", (code) => reject(new Error(`It ended with ${code}:\n${output}`)));
  }).catch(async (error) => {
    await stop();
    throw error;
  });
  return { url, output, stop };
}

async function main(node: string): Promise<void> {
  makeClone();
  const env: NodeJS.ProcessEnv = {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => network.test(name))),
    NODE_ENV: "production",
    PATH: makePath(node),
    HOME: process.env.HOME ?? folder,
    PORT: String(await freePort()),
    DATA_DIR: path.join(folder, "data"),
  };
  const started = await startIn(env);
  console.log(started.output);
  try {
    const health = await fetch(new URL("/api/health", started.url));
    if (!health.ok) throw new Error(`/api/health answered ${health.status}.`);
    const listed = spawnSync("npm", ["run", "--silent", "users", "--", "list"], {
      cwd: clone,
      env,
      encoding: "utf8",
    });
    if (listed.status !== 0) throw new Error(`npm run users ended with ${listed.status}: ${listed.stderr}`);
  } finally {
    await started.stop();
  }
  if (existsSync(compiled)) throw new Error("Something was compiled.");
}

try {
  await main(path.resolve(process.argv[2] ?? ""));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
