// Starts a fresh clone where the only Node.js is too old and nothing can be compiled: `start-on-old-node.ts NODE`. Then
// starts its build again with production packages alone.
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
/** What this machine may need to reach the registry. Without its certificates npm tries for four minutes. */
const network = /^(NODE_EXTRA_CA_CERTS|https?_proxy|no_proxy)$/i;
const compilers = ["cc", "gcc", "g++", "c++", "clang", "make", "python3", "python", "node-gyp"];

const folder = mkdtempSync(path.join(tmpdir(), "shortlist-old-node-"));
const clone = path.join(folder, "clone");
const bin = path.join(folder, "bin");
const compiled = path.join(folder, "compiled");

/** The working tree’s files, committed or not, except ignored ones. */
function makeClone(): void {
  const { stdout } = spawnSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of stdout.split("\0").filter((name) => name && existsSync(path.join(root, name))))
    cpSync(path.join(root, file), path.join(clone, file));
}

/** First on PATH: the given Node.js, and compilers that report being called. */
function makePath(node: string): string {
  mkdirSync(bin);
  symlinkSync(node, path.join(bin, "node"));
  for (const name of compilers) {
    writeFileSync(path.join(bin, name), `#!/bin/sh\necho "${name} $*" >> "${compiled}"\nexit 1\n`);
    chmodSync(path.join(bin, name), 0o755);
  }
  return `${bin}:${process.env.PATH}`;
}

async function start(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv,
): Promise<{ url: string; output: string; stop(): Promise<void> }> {
  const child: ChildProcess = spawn(command, args, {
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

function call(command: string, args: string[], env: NodeJS.ProcessEnv): void {
  const { status, stderr } = spawnSync(command, args, { cwd: clone, env, encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} ended with ${status}: ${stderr}`);
}

/** Requests a server’s health and a page, then runs `alongside`. */
async function use(server: Awaited<ReturnType<typeof start>>, alongside: () => void): Promise<void> {
  console.log(server.output);
  try {
    for (const at of ["/api/health", "/sign-in"]) {
      const { ok, status } = await fetch(new URL(at, server.url));
      if (!ok) throw new Error(`${at} answered ${status}.`);
    }
    alongside();
  } finally {
    await server.stop();
  }
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
  await use(await start("npm", ["start"], env), () =>
    call("npm", ["run", "--silent", "users", "--", "list"], env),
  );
  if (existsSync(compiled)) throw new Error("Something was compiled.");

  const npmsOwn = { ...env, PATH: process.env.PATH };
  call("npm", ["ci", "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund"], npmsOwn);
  const { execPath } = process;
  await use(await start(execPath, ["scripts/serve.mjs"], env), () =>
    call(execPath, ["node_modules/tsx/dist/cli.mjs", "scripts/users.ts", "list"], env),
  );
}

try {
  await main(path.resolve(process.argv[2] ?? ""));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
