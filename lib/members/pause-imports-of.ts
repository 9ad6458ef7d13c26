import type { Transaction } from "kysely";
import { recordAudit } from "@/lib/audit/record-audit";
import { nextVersion } from "@/lib/db/next-version";
import type { Tables } from "@/lib/db/types";

/**
 * Pauses the imports that invite in the name of a person who may not invite any more: a colleague decides about the
 * rest. @param transaction holds the sources (`lockSources`).
 */
export async function pauseImportsOf(
  transaction: Transaction<Tables>,
  memberId: string,
  now: Date,
): Promise<void> {
  const imports = await transaction
    .selectFrom("imports")
    .select(["id", "name", "source_id"])
    .where("started_by", "=", memberId)
    .where("state", "=", "running")
    .orderBy("source_id")
    .execute();
  for (const { id, name, source_id } of imports) {
    await transaction
      .updateTable("imports")
      .set({
        state: "paused",
        reason: "inviter_left",
        changed_by_name: null,
        version: await nextVersion(transaction, source_id),
      })
      .where("id", "=", id)
      .execute();
    await recordAudit(transaction, {
      actor: { name: "Shortlist" },
      action: "import_paused",
      subject: { type: "import", id, label: name, sourceId: source_id },
      details: { reason: "inviter_left" },
      at: now,
    });
  }
}
