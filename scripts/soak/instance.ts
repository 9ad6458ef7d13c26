import { once } from "node:events";
import path from "node:path";
import { startNode } from "../start-node";

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

/** Starts a process that writes where it "is ready" when it serves. @throws Error with its output when it doesn't. */
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
