import type { Store } from "@/lib/db/store";
import { type DecisionReasons, decisionReasonsSchema, type TeamSettings } from "@/lib/settings/schema";

const noReasons: DecisionReasons = { advance: [], hold: [], reject: [] };

export async function readTeamSettings(store: Store): Promise<TeamSettings> {
  const row = await store.db
    .selectFrom("team_settings")
    .selectAll()
    .where("source_id", "=", store.sourceId)
    .executeTakeFirst();
  if (!row) return { pendingLimitDays: 7, decisionReasons: noReasons };
  return {
    pendingLimitDays: row.pending_limit_days,
    decisionReasons:
      row.decision_reasons === null
        ? noReasons
        : decisionReasonsSchema.parse(JSON.parse(row.decision_reasons)),
    updatedBy: row.updated_by_name,
    updatedAt: row.updated_at,
  };
}
