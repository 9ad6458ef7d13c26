import { randomUUID } from "node:crypto";
import type { Store } from "@/lib/db/store";
import type { EventsTable, InvitationsTable } from "@/lib/db/types";

/** An entry of an assessment’s timeline that nobody did. @param at an instant in ISO UTC. */
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

/** The timeline's first entry, for an assessment that was invited here. */
export const invitedEvent = (
  store: Store,
  assessmentId: number,
  invitation: Pick<InvitationsTable, "submitted_at" | "invited_by_name">,
  version: number,
): EventsTable => ({
  ...timelineEvent(store, assessmentId, "invited", invitation.submitted_at, version),
  actor_name: invitation.invited_by_name,
});
