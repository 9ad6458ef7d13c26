import { countInBoth, listFollowUps } from "@/lib/assessments/list/list-follow-ups";
import type { Store } from "@/lib/db/store";
import { listAttention } from "@/lib/invitations/attention/list-attention";
import type { Attention } from "@/lib/invitations/view-schema";
import type { Role } from "@/lib/roles";
import { readTeamSettings } from "@/lib/settings/read-team-settings";

export async function readAttention(store: Store, reader: { role: Role }): Promise<Attention> {
  const { pendingLimitDays: limitDays } = await readTeamSettings(store);
  const [invitations, notHandedOver, overdue, inBoth] = await Promise.all([
    listAttention(store),
    listFollowUps(store, "not_handed_over", limitDays, reader),
    listFollowUps(store, "overdue", limitDays, reader),
    countInBoth(store, limitDays),
  ]);
  // Counting in both stops later than in each: the more of the two is a bound as well.
  const followUps = Math.max(
    notHandedOver.total + overdue.total - inBoth,
    notHandedOver.total,
    overdue.total,
  );
  const total = invitations.length + followUps;
  return { total, invitations, notHandedOver, overdue: { ...overdue, limitDays } };
}
