import { listNotHandedOver, listOverdue } from "@/lib/assessments/list-overlooked";
import type { Store } from "@/lib/db/store";
import type { Role } from "@/lib/db/types";
import { listAttention } from "@/lib/invitations/list-attention";
import type { Attention } from "@/lib/invitations/view-schema";
import { readTeamSettings } from "@/lib/settings/read-team-settings";

/** All that waits for somebody: invitations without an assessment, and assessments that were overlooked. */
export async function readAttention(store: Store, reader: { role: Role }): Promise<Attention> {
  const { pendingLimitDays: limitDays } = await readTeamSettings(store);
  const [invitations, notHandedOver, overdue] = await Promise.all([
    listAttention(store),
    listNotHandedOver(store, reader),
    listOverdue(store, limitDays, reader),
  ]);
  return { invitations, notHandedOver, overdue: { ...overdue, limitDays } };
}
