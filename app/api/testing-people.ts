import { closeAudit } from "@/lib/audit/tally-audit";
import type { Db } from "@/lib/db/types";

const tables = [
  "sessions",
  "identities",
  "sign_in_steps",
  "recovery_codes",
  "second_factors",
  "sign_in_rules",
  "setup_links",
  "members",
  "audit_log",
] as const;

/** Removes everyone and what they did, so that the next test can use the same dashboard. */
export async function removePeople(db: Db): Promise<void> {
  await closeAudit(db);
  for (const table of tables) await db.deleteFrom(table).execute();
}
