import { sql, type Transaction } from "kysely";
import { lockSource } from "@/lib/db/locks/lock-source";
import type { MirrorLeasesTable } from "@/lib/db/mirror-tables";
import type { Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";

/** Counters of what other processes ask of the holder. */
export type Signals = Pick<MirrorLeasesTable, "watch_ticks" | "hurry_ticks">;

export type LeaseRow = {
  read(): Promise<MirrorLeasesTable>;
  /** Locks the epoch until the transaction ends. */
  lockedEpoch(transaction: Transaction<Tables>): Promise<number | undefined>;
  /** @returns undefined when another process took the lease. */
  beat(epoch: number): Promise<Signals | undefined>;
  /** @returns undefined if the holder still beats, or another process was quicker. */
  take(row: MirrorLeasesTable): Promise<Signals | undefined>;
  giveBack(epoch: number): Promise<void>;
  tell(counter: keyof Signals): Promise<void>;
};

export function openLeaseRow({ db, sourceId }: Store, holder: string): LeaseRow {
  const find = () =>
    db.selectFrom("mirror_leases").selectAll().where("source_id", "=", sourceId).executeTakeFirst();

  return {
    async read() {
      const row = await find();
      if (row) return row;
      await db
        .insertInto("mirror_leases")
        .values({
          source_id: sourceId,
          epoch: 0,
          holder: null,
          heartbeat: 0,
          watch_ticks: 0,
          hurry_ticks: 0,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const made = await find();
      if (!made) throw new Error("The lease’s row is missing.");
      return made;
    },
    async lockedEpoch(transaction) {
      await lockSource(transaction, sourceId);
      const row = await transaction
        .selectFrom("mirror_leases")
        .select("epoch")
        .where("source_id", "=", sourceId)
        .executeTakeFirst();
      return row?.epoch;
    },
    beat: (epoch) =>
      db
        .updateTable("mirror_leases")
        .set({ heartbeat: sql`heartbeat + 1` })
        .where("source_id", "=", sourceId)
        .where("epoch", "=", epoch)
        .where("holder", "=", holder)
        .returning(["watch_ticks", "hurry_ticks"])
        .executeTakeFirst(),
    // Where several find the holder dead, the first update leaves no row for the others' condition.
    take: (row) =>
      db.transaction().execute(async (transaction) => {
        // A write that the old holder began ends first. Its next one finds the new epoch.
        await lockSource(transaction, sourceId);
        return transaction
          .updateTable("mirror_leases")
          .set({ epoch: row.epoch + 1, holder, heartbeat: row.heartbeat + 1 })
          .where("source_id", "=", sourceId)
          .where("epoch", "=", row.epoch)
          .where("heartbeat", "=", row.heartbeat)
          .returning(["watch_ticks", "hurry_ticks"])
          .executeTakeFirst();
      }),
    async giveBack(epoch) {
      await db
        .updateTable("mirror_leases")
        .set({ holder: null })
        .where("source_id", "=", sourceId)
        .where("epoch", "=", epoch)
        .execute();
    },
    async tell(counter) {
      await db
        .updateTable("mirror_leases")
        .set({ [counter]: sql`${sql.ref(counter)} + 1` })
        .where("source_id", "=", sourceId)
        .execute();
    },
  };
}
