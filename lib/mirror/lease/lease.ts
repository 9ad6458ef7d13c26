import type { MirrorLeasesTable } from "@/lib/db/mirror-tables";
import type { Store } from "@/lib/db/store";
import { openLeaseRow, type Signals } from "@/lib/mirror/lease/lease-row";
import { watchHolder } from "@/lib/mirror/lease/watch-holder";
import type { Guard } from "@/lib/sync/guard";

/** After this long without the store a holder begins nothing new: others may soon take it for dead. */
export const silentAfterMs = 7_000;
/** Nobody takes it for dead; but without the store there is no polling. */
const silentAfterMsAlone = 35_000;

/** Another process polls now. What this one was writing is rolled back. */
export class LeaseLost extends Error {
  override readonly name = "LeaseLost";

  constructor() {
    super("Another process polls the service now.");
  }
}

export type Look =
  | { state: "held"; taken: boolean; watched: boolean; hurried: boolean }
  | { state: "lost" | "others" };

/** The right to poll one source, which one process has at a time (architecture.md, invariant 3). */
export type Lease = {
  /** Call it about every two seconds, alone about every ten, never twice at once. */
  look(): Promise<Look>;
  isHeld(): boolean;
  guard: Guard;
  tellWatched(): Promise<void>;
  tellHurried(): Promise<void>;
  giveBack(): Promise<void>;
};

type Held = { epoch: number; beatAtMs: number; signals: Signals };

/** @param holder unique to this process. @param options.isAlone no other process can be on this store. */
export function openLease(
  store: Store,
  holder: string,
  options: { isAlone?: boolean; monotonicMs?: () => number } = {},
): Lease {
  const { isAlone = false, monotonicMs = () => performance.now() } = options;
  const silentMs = isAlone ? silentAfterMsAlone : silentAfterMs;
  const row = openLeaseRow(store, holder);
  const other = watchHolder(monotonicMs);
  let held: Held | undefined;

  async function beat(mine: Held): Promise<Look> {
    const beatAtMs = monotonicMs();
    const signals = await row.beat(mine.epoch);
    if (!signals) {
      held = undefined;
      other.forget();
      return { state: "lost" };
    }
    const watched = signals.watch_ticks !== mine.signals.watch_ticks;
    const hurried = signals.hurry_ticks !== mine.signals.hurry_ticks;
    mine.beatAtMs = beatAtMs;
    mine.signals = signals;
    return { state: "held", taken: false, watched, hurried };
  }

  async function takeFrom(theirs: MirrorLeasesTable): Promise<Look> {
    const beatAtMs = monotonicMs();
    const signals = await row.take(theirs);
    if (!signals) return { state: "others" };
    held = { epoch: theirs.epoch + 1, beatAtMs, signals };
    return { state: "held", taken: true, watched: false, hurried: false };
  }

  return {
    async look() {
      if (held) return beat(held);
      const theirs = await row.read();
      const isFree = theirs.holder === null || isAlone || other.isDead(theirs);
      return isFree ? takeFrom(theirs) : { state: "others" };
    },
    isHeld: () => held !== undefined && monotonicMs() - held.beatAtMs < silentMs,
    async guard(transaction) {
      const epoch = await row.lockedEpoch(transaction);
      if (held === undefined || epoch !== held.epoch) throw new LeaseLost();
    },
    tellWatched: () => row.tell("watch_ticks"),
    tellHurried: () => row.tell("hurry_ticks"),
    async giveBack() {
      const mine = held;
      held = undefined;
      if (mine) await row.giveBack(mine.epoch);
    },
  };
}
