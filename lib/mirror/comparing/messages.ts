import type { Batch, Cleaned, Known, Outcome } from "@/lib/mirror/comparing/compare-list";
import type { BodyUnreadable } from "@/lib/mirror/comparing/split-list";

/** What the comparing thread is told. A batch is answered with `kept`, and then comes the next. */
export type Order =
  | { kind: "learn"; known: Known }
  | { kind: "begin" }
  | { kind: "take"; piece: Uint8Array<ArrayBuffer> }
  | { kind: "compare" }
  | { kind: "repeat" }
  | { kind: "kept"; cleaned: Cleaned[] }
  | { kind: "drop" };

/** What it answers. `busyMs`: how long it has worked, without the waits for answers. */
export type Reply =
  | { kind: "taken"; memory: ArrayBuffer }
  | { kind: "batch"; batch: Batch }
  | { kind: "done"; outcome: Outcome; busyMs: number }
  | { kind: "nothing_to_repeat" }
  | { kind: "unreadable"; reason: BodyUnreadable["reason"] };
