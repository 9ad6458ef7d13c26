import { recordAudit } from "@/lib/audit/record-audit";
import { lockSource } from "@/lib/db/locks/lock-source";
import { nextVersion } from "@/lib/db/next-version";
import { instant, type Store } from "@/lib/db/store";
import { readTeamSettings } from "@/lib/settings/read-team-settings";
import type { TeamSettings, TeamSettingsBody } from "@/lib/settings/schema";

/** Sets the given parts for one source, unless they are so already. */
export async function changeTeamSettings(
  store: Store,
  { pendingLimitDays }: TeamSettingsBody,
  actor: { id: string; name: string },
): Promise<TeamSettings> {
  return store.db.transaction().execute(async (transaction) => {
    await lockSource(transaction, store.sourceId);
    const inside: Store = { ...store, db: transaction };
    const before = await readTeamSettings(inside);
    if (before.pendingLimitDays === pendingLimitDays) return before;
    await nextVersion(transaction, store.sourceId);
    const columns = {
      pending_limit_days: pendingLimitDays,
      updated_at: instant(store.now()),
      updated_by_name: actor.name,
    };
    await transaction
      .insertInto("team_settings")
      .values({ source_id: store.sourceId, ...columns })
      .onConflict((conflict) => conflict.column("source_id").doUpdateSet(columns))
      .execute();
    await recordAudit(transaction, {
      actor,
      action: "team_settings_changed",
      subject: { type: "settings", id: store.sourceId, sourceId: store.sourceId },
      details: { pendingLimitDays, before: before.pendingLimitDays },
      at: store.now(),
    });
    return readTeamSettings(inside);
  });
}
