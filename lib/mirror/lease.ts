import { sql, type Transaction } from "kysely";
import { lockSource } from "@/lib/db/lock-source";
import type { Store } from "@/lib/db/store";
import type { MirrorLeasesTable, Tables } from "@/lib/db/types";
import type { Guard } from "@/lib/mirror/guard";

/** A holder whose counter has stood still for so long, by the watcher's own clock, is taken for dead. */
export const deadAfterMs = 10_000;
/** A holder that hasn't reached the store for so long begins nothing new: it may be taken for dead soon. */
export const silentAfterMs = 7_000;

/** This process is not, or no longer, the one that polls. What it was writing is rolled back. */
export class LeaseLost extends Error {
  override readonly name = "LeaseLost";

  constructor() {
    super("Another process polls the service now.");
  }
}

/** What a look at the lease brought. `watched` and `hurried`: whether anybody asked for that since the last. */
export type Look =
  | { state: "held"; taken: boolean; watched: boolean; hurried: boolean }
  | { state: "lost" | "others" };

/** The right to poll one source, of which one process at a time has it (architecture.md, invariant 3). */
export type Lease = {
  /** Beats as the holder, or watches who is. To be called every two seconds or so, never twice at once. */
  look(): Promise<Look>;
  /** Whether this process may begin a poll now. */
  isHeld(): boolean;
  /** Throws LeaseLost in transactions of a poll that this process may not write any more. */
  guard: Guard;
  /** Lets the holder know, whoever it is, that somebody looks at the table. */
  tellWatched(): Promise<void>;
  /** Lets the holder know that the list is wanted soon. */
  tellHurried(): Promise<void>;
  /** Gives it back, so that another need not wait. */
  giveBack(): Promise<void>;
};

type Signals = Pick<MirrorLeasesTable, "watch_ticks" | "hurry_ticks">;

/**
 * @param holder unique to this process.
 * @param options.isAlone whether no other process can live on this store: then any other holder is dead.
 * @param options.monotonicMs a clock that nobody sets, in milliseconds.
 */
export function openLease(
  store: Store,
  holder: string,
  options: { isAlone?: boolean; monotonicMs?: () => number } = {},
): Lease {
  const { isAlone = false, monotonicMs = () => performance.now() } = options;
  let epoch: number | undefined;
  let lastBeat = 0;
  let signals: Signals | undefined;
  /** The holder as last seen, and since when its counter has stood there. */
  let seen: { epoch: number; heartbeat: number; since: number } | undefined;

  async function beat(mine: number): Promise<Look> {
    const asked = monotonicMs();
    const ticks = await store.db
      .updateTable("mirror_leases")
      .set({ heartbeat: sql`heartbeat + 1` })
      .where("source_id", "=", store.sourceId)
      .where("epoch", "=", mine)
      .where("holder", "=", holder)
      .returning(["watch_ticks", "hurry_ticks"])
      .executeTakeFirst();
    if (!ticks) {
      epoch = undefined;
      seen = undefined;
      return { state: "lost" };
    }
    lastBeat = asked;
    const before = signals ?? ticks;
    signals = ticks;
    return {
      state: "held",
      taken: false,
      watched: ticks.watch_ticks !== before.watch_ticks,
      hurried: ticks.hurry_ticks !== before.hurry_ticks,
    };
  }

  function isDead(row: MirrorLeasesTable): boolean {
    if (row.holder === null || isAlone) return true;
    if (seen?.epoch !== row.epoch || seen.heartbeat !== row.heartbeat) {
      seen = { epoch: row.epoch, heartbeat: row.heartbeat, since: monotonicMs() };
    }
    return monotonicMs() - seen.since >= deadAfterMs;
  }

  /** Of several who find the holder dead, the first one's change makes the others' find nothing. */
  async function take(row: MirrorLeasesTable): Promise<Look> {
    const asked = monotonicMs();
    const taken = await store.db.transaction().execute(async (transaction) => {
      // A write that the old holder has begun ends first; its next one finds the new epoch.
      await lockSource(transaction, store.sourceId);
      return transaction
        .updateTable("mirror_leases")
        .set({ epoch: row.epoch + 1, holder, heartbeat: row.heartbeat + 1 })
        .where("source_id", "=", store.sourceId)
        .where("epoch", "=", row.epoch)
        .where("heartbeat", "=", row.heartbeat)
        .returning(["watch_ticks", "hurry_ticks"])
        .executeTakeFirst();
    });
    if (!taken) return { state: "others" };
    epoch = row.epoch + 1;
    lastBeat = asked;
    signals = taken;
    return { state: "held", taken: true, watched: false, hurried: false };
  }

  async function readOrMake(): Promise<MirrorLeasesTable> {
    const read = () =>
      store.db
        .selectFrom("mirror_leases")
        .selectAll()
        .where("source_id", "=", store.sourceId)
        .executeTakeFirst();
    const row = await read();
    if (row) return row;
    await store.db
      .insertInto("mirror_leases")
      .values({
        source_id: store.sourceId,
        epoch: 0,
        holder: null,
        heartbeat: 0,
        watch_ticks: 0,
        hurry_ticks: 0,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const made = await read();
    if (!made) throw new Error("The lease’s row is missing.");
    return made;
  }

  const tell = async (counter: keyof Signals) => {
    await store.db
      .updateTable("mirror_leases")
      .set({ [counter]: sql`${sql.ref(counter)} + 1` })
      .where("source_id", "=", store.sourceId)
      .execute();
  };

  return {
    async look() {
      if (epoch !== undefined) return beat(epoch);
      const row = await readOrMake();
      return isDead(row) ? take(row) : { state: "others" };
    },
    isHeld: () => epoch !== undefined && monotonicMs() - lastBeat < silentAfterMs,
    async guard(transaction: Transaction<Tables>) {
      await lockSource(transaction, store.sourceId);
      const row = await transaction
        .selectFrom("mirror_leases")
        .select("epoch")
        .where("source_id", "=", store.sourceId)
        .executeTakeFirst();
      if (epoch === undefined || row?.epoch !== epoch) throw new LeaseLost();
    },
    tellWatched: () => tell("watch_ticks"),
    tellHurried: () => tell("hurry_ticks"),
    async giveBack() {
      const mine = epoch;
      epoch = undefined;
      if (mine === undefined) return;
      await store.db
        .updateTable("mirror_leases")
        .set({ holder: null })
        .where("source_id", "=", store.sourceId)
        .where("epoch", "=", mine)
        .execute();
    },
  };
}
