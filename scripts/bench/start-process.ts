import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

export type Started = {
  pid: number;
  /** Everything it has written so far. */
  output(): string;
  stop(): Promise<void>;
};

/** Variables of whoever runs the bench must not reach the programs under test. */
export const inherited = (): Record<string, string> =>
  Object.fromEntries(
    ["PATH", "HOME", "LANG", "TMPDIR"].flatMap((name) => {
      const value = process.env[name];
      return value ? [[name, value]] : [];
    }),
  );

const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

const startsWithinMs = 60_000;
const stopsWithinMs = 10_000;

/**
 * Starts a Node program and waits for its announcement.
 * @returns with the announcement's first group. @throws Error with its output where it ends before.
 */
export async function startProcess(
  args: string[],
  env: Record<string, string>,
  announcement: RegExp,
): Promise<Started & { announced: string }> {
  const child = spawn(process.execPath, args, {
    env: { ...inherited(), NODE_ENV: "production", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  const exited = once(child, "exit").then(() => running.delete(child));
  let output = "";
  const announced = await new Promise<string>((resolve, reject) => {
    const giveUp = (why: string) => reject(new Error(`${args.join(" ")} ${why}:\n${output}`));
    const timer = setTimeout(() => giveUp("was not ready in time"), startsWithinMs);
    const read = (chunk: Buffer) => {
      output += chunk;
      const found = announcement.exec(output);
      if (!found) return;
      clearTimeout(timer);
      resolve(found[1] ?? "");
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    void exited.then(() => giveUp("ended"));
  });
  if (child.pid === undefined) throw new Error("The process has no id.");
  return {
    pid: child.pid,
    announced,
    output: () => output,
    async stop() {
      child.kill("SIGTERM");
      const timer = setTimeout(() => child.kill("SIGKILL"), stopsWithinMs);
      await exited;
      clearTimeout(timer);
    },
  };
}
