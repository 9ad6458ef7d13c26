import type { Body, BodySink } from "@/lib/assessment-api/read-body";
import type { Batch, Cleaned } from "@/lib/mirror/comparing/batch";
import type { Outcome } from "@/lib/mirror/comparing/compare-list";
import type { Known } from "@/lib/mirror/comparing/known-rows";
import { packPieces } from "@/lib/mirror/comparing/pack-pieces";
import { BodyUnreadable } from "@/lib/mirror/comparing/split-list";
import { startComparingThread } from "@/lib/mirror/comparing/start-thread";

/** Writes a batch. @returns its rows that weren't kept whole. */
export type Keep = (batch: Batch) => Promise<Cleaned[]>;

export type Compared = Outcome & { busyMs: number };

export type ListComparing = {
  learn(known: Known): void;
  sink: BodySink;
  /**
   * @param body "taken": what the sink received; "repeat": the list is unmodified.
   * @returns undefined when there is no list to repeat. @throws BodyUnreadable before the first batch; Error when the
   * thread has ended.
   */
  compare(body: Body | "taken" | "repeat", keep: Keep): Promise<Compared | undefined>;
  isOver(): boolean;
  close(): Promise<void>;
};

/** Compares lists in a thread. @param options.heapMb at which the thread ends; 256 by default. */
export function openComparingThread(options: { heapMb?: number } = {}): ListComparing {
  const thread = startComparingThread({
    ...options,
    onTaken: (memory) => packs.takeBack(memory),
    onEnd: () => packs.end(),
  });
  const packs = packPieces(
    () => thread.order({ kind: "begin" }),
    (piece) => thread.order({ kind: "take", piece }, [piece.buffer]),
  );

  async function keepOrDrop(keep: Keep, batch: Batch): Promise<Cleaned[]> {
    try {
      return await keep(batch);
    } catch (error) {
      thread.order({ kind: "drop" });
      throw error;
    }
  }

  return {
    learn: (known) => thread.order({ kind: "learn", known }),
    sink: packs.sink,
    async compare(body, keep) {
      if (Array.isArray(body)) {
        packs.sink.begin();
        for (const piece of body) await packs.sink.take(piece);
      }
      if (body !== "repeat") packs.flush();
      let reply = await thread.ask({ kind: body === "repeat" ? "repeat" : "compare" });
      while (reply.kind === "batch")
        reply = await thread.ask({ kind: "kept", cleaned: await keepOrDrop(keep, reply.batch) });
      switch (reply.kind) {
        case "done":
          return { ...reply.outcome, busyMs: reply.busyMs };
        case "unreadable":
          throw new BodyUnreadable(reply.reason);
        case "nothing_to_repeat":
          return undefined;
      }
    },
    isOver: thread.isOver,
    close: thread.close,
  };
}
