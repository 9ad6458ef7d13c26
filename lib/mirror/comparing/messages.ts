import type { Body } from "@/lib/assessment-api/read-body";
import type { Batch, Known, Outcome } from "@/lib/mirror/comparing/compare-list";
import type { BodyUnreadable } from "@/lib/mirror/comparing/split-list";

/** What the comparing thread is told. A batch is answered with `kept`, and then comes the next. */
export type Order =
  | { kind: "learn"; known: Known }
  | { kind: "compare"; body: Body }
  | { kind: "repeat" }
  | { kind: "kept"; rejected: number[] }
  | { kind: "drop" };

/** What it answers. `busyMs`: how long it has worked, without the waits for answers. */
export type Reply =
  | { kind: "batch"; batch: Batch }
  | { kind: "done"; outcome: Outcome; busyMs: number }
  | { kind: "nothing_to_repeat" }
  | { kind: "unreadable"; reason: BodyUnreadable["reason"] };
