import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { recordAudit } from "@/lib/audit/record-audit";
import type { Db } from "@/lib/db/types";
import { doubtRestored } from "@/lib/invitations/doubt-restored";

/**
 * Starts a new history for every source of a store that was restored (architecture.md, invariant 4): readers
 * hold versions that it may count again. Whoever polls loses the right to, so that nobody goes on from rows
 * that are no more. Everybody is signed out: sessions that ended after the backup would go on. Invitations that
 * may have been sent since are looked for.
 * @returns the sources, by their service's address.
 */
export async function renewEpochs(db: Db, now: Date): Promise<string[]> {
  const sources = await db.selectFrom("sources").select(["id", "base_url"]).orderBy("base_url").execute();
  return db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom("sessions").execute();
    for (const { id, base_url } of sources) {
      // Takes the source's lock first.
      await doubtRestored(transaction, id, now);
      await transaction.updateTable("sources").set({ epoch: randomUUID() }).where("id", "=", id).execute();
      await transaction
        .updateTable("mirror_leases")
        .set({ holder: null, epoch: sql`epoch + 1` })
        .where("source_id", "=", id)
        .execute();
      await recordAudit(transaction, {
        actor: { name: "Command line" },
        action: "epoch_renewed",
        subject: { type: "source", id, label: base_url, sourceId: id },
        at: now,
      });
    }
    return sources.map(({ base_url }) => base_url);
  });
}
