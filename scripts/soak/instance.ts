import { once } from "node:events";
import path from "node:path";
import { startNode } from "../start-node";

export type Instance = {
  url: string;
  headers: Record<string, string>;
  isAlive(): boolean;
  output(): string;
  kill(): Promise<void>;
  stop(): Promise<void>;
  /** Steps its clock, or fills or frees its store (preload.mjs). */
  tell(what: { stepClockMs: number } | { fullStore: boolean }): Promise<void>;
};

/** Starts a process that prints “is ready” when it serves. @throws Error with its output when it doesn’t. */
export async function startInstance(command: string[], env: Record<string, string>): Promise<Instance> {
  const preload = ["--import", path.join(import.meta.dirname, "preload.mjs")];
  const variables = { LOG_LEVEL: "info", ...env };
  const started = await startNode([...preload, ...command], variables, /is ready at (http:\S+)/, {
    talks: true,
  });
  const { child, isAlive, output } = started;
  const end = (signal: NodeJS.Signals) => started.stop(signal).then(() => undefined);
  return {
    url: started.announced,
    headers: {},
    isAlive,
    output,
    kill: () => end("SIGKILL"),
    stop: () => end("SIGTERM"),
    async tell(what) {
      const heard = once(child, "message");
      child.send(what);
      await heard;
    },
  };
}
