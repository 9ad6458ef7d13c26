import { Worker } from "node:worker_threads";
import type { Body, BodySink } from "@/lib/assessment-api/read-body";
import { isBundled } from "@/lib/env";
import {
  type Batch,
  type Cleaned,
  type Comparing,
  createComparer,
  type Known,
  type Outcome,
} from "@/lib/mirror/comparing/compare-list";
import type { Order, Reply } from "@/lib/mirror/comparing/messages";
import { packPieces } from "@/lib/mirror/comparing/pack-pieces";
import { BodyUnreadable } from "@/lib/mirror/comparing/split-list";

/** Keeps what is to be kept of a batch. @returns its rows of which not all was. */
export type Keep = (batch: Batch) => Promise<Cleaned[]>;

export type Compared = Outcome & { busyMs: number };

/** Lists are parsed and compared here, one at a time, in a thread or not. */
export type ListComparing = {
  learn(known: Known): void;
  /** Takes a list as it comes. */
  sink: BodySink;
  /**
   * @param body as a whole; "taken" for what the sink has got, "repeat" for a list that is still
   *   the one before.
   * @param keep gets one batch after the other, each when the one before is kept.
   * @returns undefined when there is no list to repeat.
   * @throws BodyUnreadable before the first batch; whatever `keep` throws; an Error when the thread has ended.
   */
  compare(body: Body | "taken" | "repeat", keep: Keep): Promise<Compared | undefined>;
  /** Set when the thread has ended: another has to be opened. */
  isOver(): boolean;
  close(): Promise<void>;
};

/** In this thread, for single polls of tests and scripts. */
export function openComparingHere(): ListComparing {
  const comparer = createComparer();
  function begin(body: Body | "taken" | "repeat"): Comparing {
    if (body === "repeat") return comparer.repeat();
    return body === "taken" ? comparer.compareTaken() : comparer.compare(body);
  }
  return {
    learn: comparer.learn,
    sink: comparer,
    async compare(body, keep) {
      if (body === "repeat" && !comparer.canRepeat()) return undefined;
      const comparing = begin(body);
      let step = comparing.next([]);
      while (!step.done) step = comparing.next(await keep(step.value));
      return { ...step.value, busyMs: 0 };
    },
    isOver: () => false,
    close: async () => undefined,
  };
}

/** A million rows need about half of it. */
const heapMb = 256;
/** What a list leaves behind is collected early: by default three times as much would pile up. */
const youngMb = 16;

/** Loads TypeScript in the thread first: a thread doesn't get that from who starts it. */
const loadAsItStands = `import("tsx/esm/api").then(({ register }) => {
  register();
  return import(require("node:worker_threads").workerData);
})`;

function startThread(maxOldGenerationSizeMb: number): Worker {
  // It has no business with our environment, which the key stands in.
  const options = { env: {}, resourceLimits: { maxOldGenerationSizeMb, maxYoungGenerationSizeMb: youngMb } };
  // Next bundles the thread when it sees this very expression.
  if (isBundled()) return new Worker(new URL("./thread.ts", import.meta.url), options);
  const workerData = new URL("./thread.ts", import.meta.url).href;
  return new Worker(loadAsItStands, { ...options, eval: true, execArgv: [], workerData });
}

type Answer = Exclude<Reply, { kind: "taken" }>;
type Waiting = { resolve: (answer: Answer) => void; reject: (error: Error) => void };

/**
 * Opens a thread of its own for comparing lists.
 * @param options.heapMb where it ends itself; 256 unless told.
 */
export function openComparingThread(options: { heapMb?: number } = {}): ListComparing {
  const thread = startThread(options.heapMb ?? heapMb);
  let ended: Error | undefined;
  let waiting: Waiting | undefined;

  function end(error: Error): void {
    ended ??= error;
    waiting?.reject(ended);
    waiting = undefined;
    packs.end();
  }
  thread.on("message", (reply: Reply) => {
    if (reply.kind === "taken") return packs.takeBack(reply.memory);
    waiting?.resolve(reply);
    waiting = undefined;
  });
  thread.on("error", (error) => end(new Error("The comparing thread failed.", { cause: error })));
  thread.on("exit", (code) => end(new Error(`The comparing thread ended with ${code}.`)));
  thread.unref();

  const order = (message: Order, transfer: ArrayBuffer[] = []) => thread.postMessage(message, transfer);
  const ask = (message: Order) =>
    new Promise<Answer>((resolve, reject) => {
      if (ended) return reject(ended);
      waiting = { resolve, reject };
      order(message);
    });

  const packs = packPieces(
    () => order({ kind: "begin" }),
    (piece) => order({ kind: "take", piece }, [piece.buffer]),
  );

  async function keepOrDrop(keep: Keep, batch: Batch): Promise<Cleaned[]> {
    try {
      return await keep(batch);
    } catch (error) {
      order({ kind: "drop" });
      throw error;
    }
  }

  return {
    learn: (known) => order({ kind: "learn", known }),
    sink: packs.sink,
    async compare(body, keep) {
      if (Array.isArray(body)) {
        packs.sink.begin();
        for (const piece of body) await packs.sink.take(piece);
      }
      if (body !== "repeat") packs.flush();
      let reply = await ask({ kind: body === "repeat" ? "repeat" : "compare" });
      while (reply.kind === "batch") {
        reply = await ask({ kind: "kept", cleaned: await keepOrDrop(keep, reply.batch) });
      }
      switch (reply.kind) {
        case "done":
          return { ...reply.outcome, busyMs: reply.busyMs };
        case "unreadable":
          throw new BodyUnreadable(reply.reason);
        case "nothing_to_repeat":
          return undefined;
      }
    },
    isOver: () => ended !== undefined,
    async close() {
      ended ??= new Error("The comparing thread was closed.");
      await thread.terminate();
    },
  };
}
