import { recordAudit } from "@/lib/audit/record-audit";
import { lockSource } from "@/lib/db/locks/lock-source";
import { nextVersion } from "@/lib/db/next-version";
import { instant, type Store } from "@/lib/db/store";
import { readTeamSettings } from "@/lib/settings/read-team-settings";
import type { TeamSettings, TeamSettingsBody } from "@/lib/settings/schema";

/** Sets the given parts for one source, unless they are so already. */
export async function changeTeamSettings(
  store: Store,
  changes: TeamSettingsBody,
  actor: { id: string; name: string },
): Promise<TeamSettings> {
  return store.db.transaction().execute(async (transaction) => {
    await lockSource(transaction, store.sourceId);
    const inside: Store = { ...store, db: transaction };
    const before = await readTeamSettings(inside);
    const { pendingLimitDays = before.pendingLimitDays } = changes;
    const decisionReasons = { ...before.decisionReasons, ...changes.decisionReasons };
    const isLimit = pendingLimitDays !== before.pendingLimitDays;
    const isReasons = JSON.stringify(decisionReasons) !== JSON.stringify(before.decisionReasons);
    if (!isLimit && !isReasons) return before;
    await nextVersion(transaction, store.sourceId);
    const columns = {
      pending_limit_days: pendingLimitDays,
      decision_reasons: JSON.stringify(decisionReasons),
      updated_at: instant(store.now()),
      updated_by_name: actor.name,
    };
    await transaction
      .insertInto("team_settings")
      .values({ source_id: store.sourceId, ...columns })
      .onConflict((conflict) => conflict.column("source_id").doUpdateSet(columns))
      .execute();
    const entry = {
      actor,
      subject: { type: "settings", id: store.sourceId, sourceId: store.sourceId },
      at: store.now(),
    } as const;
    if (isLimit)
      await recordAudit(transaction, {
        ...entry,
        action: "team_settings_changed",
        details: { pendingLimitDays, before: before.pendingLimitDays },
      });
    if (isReasons)
      await recordAudit(transaction, {
        ...entry,
        action: "decision_reasons_changed",
        details: { decisionReasons, before: before.decisionReasons },
      });
    return readTeamSettings(inside);
  });
}
