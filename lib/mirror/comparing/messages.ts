import type { Batch, Cleaned } from "@/lib/mirror/comparing/batch";
import type { Outcome } from "@/lib/mirror/comparing/compare-list";
import type { Known } from "@/lib/mirror/comparing/known-rows";
import type { BodyUnreadable } from "@/lib/mirror/comparing/split-list";

/** To the comparing thread, which sends the next batch when the last is answered with `kept`. */
export type Order =
  | { kind: "learn"; known: Known }
  | { kind: "begin" }
  | { kind: "take"; piece: Uint8Array<ArrayBuffer> }
  | { kind: "compare" }
  | { kind: "repeat" }
  | { kind: "kept"; cleaned: Cleaned[] }
  | { kind: "drop" };

/** From the comparing thread. `busyMs` is working time, without waits for answers. */
export type Reply =
  | { kind: "taken"; memory: ArrayBuffer }
  | { kind: "batch"; batch: Batch }
  | { kind: "done"; outcome: Outcome; busyMs: number }
  | { kind: "nothing_to_repeat" }
  | { kind: "unreadable"; reason: BodyUnreadable["reason"] };
