import { randomUUID } from "node:crypto";
import type { EventsTable } from "@/lib/db/assessment-tables";
import type { InvitationsTable } from "@/lib/db/invitation-tables";
import type { Store } from "@/lib/db/store";

export const timelineEvent = (
  store: Store,
  assessmentId: number,
  kind: EventsTable["kind"],
  at: string,
  version: number,
): EventsTable => ({
  id: randomUUID(),
  source_id: store.sourceId,
  assessment_id: assessmentId,
  kind,
  after: null,
  at,
  actor_name: null,
  details: null,
  version,
});

export const invitedEvent = (
  store: Store,
  assessmentId: number,
  invitation: Pick<InvitationsTable, "submitted_at" | "invited_by_name">,
  version: number,
): EventsTable => ({
  ...timelineEvent(store, assessmentId, "invited", invitation.submitted_at, version),
  actor_name: invitation.invited_by_name,
});
