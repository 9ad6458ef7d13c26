import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { EventKind } from "@/lib/db/assessment-tables";
import type { Store } from "@/lib/db/store";
import type { Instant, Tables } from "@/lib/db/types";

export type NewEvent = {
  assessmentId: number;
  kind: EventKind;
  at: Instant;
  actorName?: string;
  details?: Record<string, unknown>;
  version: number;
};

/** Writes an entry of a timeline. @param transaction that of the change itself. */
export async function recordEvent(
  transaction: Transaction<Tables>,
  store: Pick<Store, "sourceId">,
  { assessmentId, kind, at, actorName, details, version }: NewEvent,
): Promise<void> {
  await transaction
    .insertInto("events")
    .values({
      id: randomUUID(),
      source_id: store.sourceId,
      assessment_id: assessmentId,
      kind,
      after: null,
      at,
      actor_name: actorName ?? null,
      details: details ? JSON.stringify(details) : null,
      version,
    })
    .execute();
}
