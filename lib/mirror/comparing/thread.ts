import { parentPort } from "node:worker_threads";
import type { Cleaned } from "@/lib/mirror/comparing/batch";
import { type Comparing, createComparer } from "@/lib/mirror/comparing/compare-list";
import type { Order, Reply } from "@/lib/mirror/comparing/messages";
import { BodyUnreadable } from "@/lib/mirror/comparing/split-list";

// The thread that parses and compares lists. It knows neither the key nor the store.

const comparer = createComparer();
let comparing: Comparing | undefined;
let busyMs = 0;

const reply = (message: Reply, transfer: ArrayBuffer[] = []) => parentPort?.postMessage(message, transfer);

function goOn(cleaned: Cleaned[]): void {
  if (!comparing) return;
  const begun = performance.now();
  try {
    const step = comparing.next(cleaned);
    busyMs += performance.now() - begun;
    if (step.done) comparing = undefined;
    reply(step.done ? { kind: "done", outcome: step.value, busyMs } : { kind: "batch", batch: step.value });
  } catch (error) {
    comparing = undefined;
    // Any other error ends the thread: what it knows can't be trusted any more.
    if (!(error instanceof BodyUnreadable)) throw error;
    reply({ kind: "unreadable", reason: error.reason });
  }
}

function begin(work: Comparing): void {
  comparing = work;
  busyMs = 0;
  goOn([]);
}

parentPort?.on("message", (order: Order) => {
  switch (order.kind) {
    case "learn":
      return comparer.learn(order.known);
    case "begin":
      return comparer.begin();
    case "take":
      comparer.take(order.piece);
      return reply({ kind: "taken", memory: order.piece.buffer }, [order.piece.buffer]);
    case "compare":
      return begin(comparer.compareTaken());
    case "repeat":
      return comparer.canRepeat() ? begin(comparer.repeat()) : reply({ kind: "nothing_to_repeat" });
    case "kept":
      return goOn(order.cleaned);
    case "drop":
      comparing = undefined;
  }
});
