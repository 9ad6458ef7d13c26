import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

export type SpawnedSandbox = { url: string; stop: () => Promise<void> };

const runScript = (options: string[]) =>
  spawn(process.execPath, ["--import", "tsx", "scripts/sandbox.ts", ...options], {
    stdio: ["ignore", "pipe", "pipe"],
  });

/** The standalone server in its own process. @throws Error when it ends instead of serving. */
export async function spawnSandbox(options: string[]): Promise<SpawnedSandbox> {
  const child = runScript(options);
  const exited = once(child, "exit");
  for await (const line of createInterface(child.stdout)) {
    const url = /^Serving (\S+)/.exec(line)?.[1];
    if (!url) continue;
    return {
      url,
      stop: async () => {
        child.kill("SIGTERM");
        await exited;
      },
    };
  }
  throw new Error("The sandbox ended without serving.");
}

export async function runSandboxScript(options: string[]): Promise<{ code: number; stderr: string }> {
  const child = runScript(options);
  let stderr = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    stderr += text;
  });
  const [code] = (await once(child, "close")) as [number];
  return { code, stderr };
}
