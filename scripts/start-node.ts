import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import path from "node:path";

export const root = path.resolve(import.meta.dirname, "..");

export type Started = {
  child: ChildProcess;
  pid: number;
  /** The first group of the announcement. */
  announced: string;
  isAlive(): boolean;
  output(): string;
  /** Ends it with a signal, and after a while by force. @returns its exit code; null where a signal ended it. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
};

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

/** The caller’s own variables must not reach the program under test. */
export const inherited = (): Record<string, string> =>
  Object.fromEntries(
    ["PATH", "HOME", "LANG", "TMPDIR"].flatMap((name) => {
      const value = process.env[name];
      return value ? [[name, value]] : [];
    }),
  );

/** None of them outlives this process. */
const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

const startsWithinMs = 300_000;
const stopsWithinMs = 20_000;

/**
 * Starts a Node program from the repository’s root and waits for its announcement.
 * @param env added to `inherited` and NODE_ENV, by default production.
 * @param options.talks whether messages can be sent to it. @param options.cwd in place of the root.
 * @throws Error with its output where it ends before, or announces nothing in time.
 */
export async function startNode(
  args: string[],
  env: Record<string, string>,
  announcement: RegExp,
  options: { talks?: boolean; cwd?: string } = {},
): Promise<Started> {
  const child = spawn(process.execPath, args, {
    cwd: options.cwd ?? root,
    env: { ...inherited(), NODE_ENV: "production", ...env },
    stdio: ["ignore", "pipe", "pipe", ...(options.talks ? (["ipc"] as const) : [])],
  });
  running.add(child);
  const exited = once(child, "exit").then(() => running.delete(child));
  let output = "";
  const announced = await new Promise<string>((resolve, reject) => {
    const giveUp = (why: string) => {
      clearTimeout(timer);
      reject(new Error(`${args.join(" ")} ${why}:\n${output}`));
    };
    const timer = setTimeout(() => giveUp("was not ready in time"), startsWithinMs);
    const read = (chunk: Buffer) => {
      output += chunk;
      const found = announcement.exec(output);
      if (!found) return;
      clearTimeout(timer);
      resolve(found[1] ?? "");
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    exited.then(() => giveUp(`ended with ${child.exitCode ?? child.signalCode}`), reject);
  });
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  return {
    child,
    pid: child.pid ?? 0,
    announced,
    isAlive,
    output: () => output,
    async stop(signal = "SIGTERM") {
      if (isAlive()) child.kill(signal);
      const timer = setTimeout(() => child.kill("SIGKILL"), stopsWithinMs);
      await exited;
      clearTimeout(timer);
      return child.exitCode;
    },
  };
}
