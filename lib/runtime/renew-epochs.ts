import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { recordAudit } from "@/lib/audit/record-audit";
import type { Db } from "@/lib/db/types";
import { pauseRestored } from "@/lib/imports/pause-imports";
import { unconfirmRestored } from "@/lib/invitations/looking/unconfirm-restored";
import { endSharedLinks } from "@/lib/members/end-shared-links";
import { deleteNotices } from "@/lib/retention/notices";

/**
 * After a restore (architecture.md, invariant 4): readers hold versions that will be counted again, the poller knows
 * rows that are gone, sessions and links that were ended since would work again, and candidates would be erased without
 * notice.
 * @returns the addresses of the sources' services.
 */
export async function renewEpochs(db: Db, now: Date): Promise<string[]> {
  const sources = await db.selectFrom("sources").select(["id", "base_url"]).orderBy("base_url").execute();
  return db.transaction().execute(async (transaction) => {
    for (const table of ["sessions", "sign_in_steps", "setup_links"] as const)
      await transaction.deleteFrom(table).execute();
    for (const { id, base_url } of sources) {
      // This takes the source's lock first.
      await unconfirmRestored(transaction, id, now);
      await pauseRestored(transaction, id, now);
      // Blocks and decisions since the backup are lost, and a rule that was changed since is back.
      await deleteNotices({ db: transaction, sourceId: id });
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
    await endSharedLinks(transaction, undefined, now);
    return sources.map(({ base_url }) => base_url);
  });
}
