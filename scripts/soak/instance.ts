import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import path from "node:path";

/** One Shortlist under test, as a process of its own. */
export type Instance = {
  url: string;
  /** What a signed-in browser would send along. */
  headers: Record<string, string>;
  isAlive(): boolean;
  /** Everything it has written. */
  output(): string;
  /** kill -9, at once. Resolves when it is gone. */
  kill(): Promise<void>;
  /** Ends it as an operator would. */
  stop(): Promise<void>;
  /** Steps its clock, or fills or frees its store (preload.mjs). */
  tell(what: { stepClockMs: number } | { fullStore: boolean }): Promise<void>;
};

export const root = path.resolve(import.meta.dirname, "../..");

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === "object" ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });

/** Variables of whoever runs this must not reach the program under test. */
const inherited = () =>
  Object.fromEntries(
    ["PATH", "HOME", "LANG", "TMPDIR"].flatMap((name) =>
      process.env[name] ? [[name, process.env[name]]] : [],
    ),
  );

/** Of a machine that has much else to do. */
const startsWithinMs = 120_000;

/** Starts a process that writes "is ready" when it serves. @throws Error with its output when it doesn't. */
export async function startInstance(command: string[], env: Record<string, string>): Promise<Instance> {
  const port = env.PORT ?? String(await freePort());
  const preload = ["--import", path.join(import.meta.dirname, "preload.mjs")];
  const child = spawn(process.execPath, [...preload, ...command], {
    cwd: root,
    env: { ...inherited(), NODE_ENV: "production", LOG_LEVEL: "info", ...env, PORT: port },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let output = "";
  child.stdout?.on("data", (chunk: Buffer) => (output += chunk));
  child.stderr?.on("data", (chunk: Buffer) => (output += chunk));
  const gone = once(child, "exit").then(() => undefined);
  await becomesReady(child, () => output);
  const url = `http://localhost:${port}`;
  return {
    url,
    headers: {},
    isAlive: () => child.exitCode === null && child.signalCode === null,
    output: () => output,
    kill() {
      child.kill("SIGKILL");
      return gone;
    },
    stop() {
      child.kill("SIGTERM");
      return gone;
    },
    async tell(what) {
      const heard = once(child, "message");
      child.send(what);
      await heard;
    },
  };
}

function becomesReady(child: ChildProcess, output: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`Shortlist ${why}:\n${output()}`));
    const timer = setTimeout(() => fail("was not ready in time"), startsWithinMs);
    const look = () => {
      if (!/is ready/.test(output())) return;
      clearTimeout(timer);
      child.stdout?.off("data", look);
      resolve();
    };
    child.stdout?.on("data", look);
    child.once("exit", (code, signal) => {
      clearTimeout(timer);
      fail(`ended with ${code ?? signal}`);
    });
  });
}

/** The whole of lib without Next, for tests that have no build. */
export const startDesk = (env: Record<string, string>): Promise<Instance> =>
  startInstance(["--import", "tsx", path.join(import.meta.dirname, "desk-process.ts")], env);
