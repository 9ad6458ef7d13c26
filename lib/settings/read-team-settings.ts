import type { Store } from "@/lib/db/store";
import type { TeamSettings } from "@/lib/settings/schema";

const usual = { pendingLimitDays: 7 };

export async function readTeamSettings(store: Store): Promise<TeamSettings> {
  const row = await store.db
    .selectFrom("team_settings")
    .selectAll()
    .where("source_id", "=", store.sourceId)
    .executeTakeFirst();
  return row
    ? { pendingLimitDays: row.pending_limit_days, updatedBy: row.updated_by_name, updatedAt: row.updated_at }
    : usual;
}
