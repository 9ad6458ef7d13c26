import { instant, type Store } from "@/lib/db/store";
import type { Instant } from "@/lib/db/types";
import { readTeamSettings } from "@/lib/settings/read-team-settings";

const dayMs = 24 * 3_600_000;

/** When something that is snoozed now needs attention again: in `days`, or else after the team's limit. */
export async function readSnoozeEnd(store: Store, days: number | undefined): Promise<Instant> {
  const snoozedFor = days ?? (await readTeamSettings(store)).pendingLimitDays;
  return instant(new Date(store.now().getTime() + snoozedFor * dayMs));
}
