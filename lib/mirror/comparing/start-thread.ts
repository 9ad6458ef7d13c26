import { Worker } from "node:worker_threads";
import { isBundled } from "@/lib/env";
import type { Order, Reply } from "@/lib/mirror/comparing/messages";

/** A million rows need about half of it. */
const usualHeapMb = 256;
/** Collects a list's garbage early: by default three times as much would pile up. */
const youngMb = 16;

/**
 * Runs from the sources: Node strips the types itself, and the hook resolves `@/`. Loading tsx took 0.2 s of processor
 * time more for each thread.
 */
const loadSources = `const { registerHooks } = require("node:module");
const entry = require("node:worker_threads").workerData;
const root = new URL("../../../", entry).href;
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier.startsWith("@/") ? root + specifier.slice(2) + ".ts" : specifier, context),
});
import(entry);`;

function startWorker(maxOldGenerationSizeMb: number): Worker {
  // No environment: it has the key in it.
  const options = { env: {}, resourceLimits: { maxOldGenerationSizeMb, maxYoungGenerationSizeMb: youngMb } };
  // Next bundles the thread when it sees exactly this expression.
  if (isBundled()) return new Worker(new URL("./thread.ts", import.meta.url), options);
  const workerData = new URL("./thread.ts", import.meta.url).href;
  return new Worker(loadSources, { ...options, eval: true, execArgv: [], workerData });
}

type Answer = Exclude<Reply, { kind: "taken" }>;
type Waiting = { resolve: (answer: Answer) => void; reject: (error: Error) => void };

export type ComparingThread = {
  order(message: Order, transfer?: ArrayBuffer[]): void;
  /** One question at a time. @throws Error when the thread has ended. */
  ask(message: Order): Promise<Answer>;
  isOver(): boolean;
  close(): Promise<void>;
};

/** The thread keeps no process alive. */
export function startComparingThread(parts: {
  heapMb?: number;
  onTaken: (memory: ArrayBuffer) => void;
  onEnd: () => void;
}): ComparingThread {
  const thread = startWorker(parts.heapMb ?? usualHeapMb);
  let ended: Error | undefined;
  let waiting: Waiting | undefined;

  function end(error: Error): void {
    ended ??= error;
    waiting?.reject(ended);
    waiting = undefined;
    parts.onEnd();
  }

  thread.on("message", (reply: Reply) => {
    if (reply.kind === "taken") return parts.onTaken(reply.memory);
    waiting?.resolve(reply);
    waiting = undefined;
  });
  thread.on("error", (error) => end(new Error("The comparing thread failed.", { cause: error })));
  thread.on("exit", (code) => end(new Error(`The comparing thread ended with ${code}.`)));
  thread.unref();

  const order: ComparingThread["order"] = (message, transfer = []) => thread.postMessage(message, transfer);
  return {
    order,
    ask: (message) =>
      new Promise((resolve, reject) => {
        if (ended) return reject(ended);
        waiting = { resolve, reject };
        order(message);
      }),
    isOver: () => ended !== undefined,
    async close() {
      ended ??= new Error("The comparing thread was closed.");
      await thread.terminate();
    },
  };
}
