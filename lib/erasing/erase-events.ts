import { timelineEvent } from "@/lib/assessments/timeline/timeline-event";
import type { AuditAction } from "@/lib/audit/actions";
import type { EventKind } from "@/lib/db/assessment-tables";
import { instant } from "@/lib/db/store";
import type { Erasing } from "@/lib/erasing/erasing";
import { orNo, orNone, type Traces } from "@/lib/erasing/find-traces";
import { mentionsAddress } from "@/lib/erasing/mentions-any";
import { harmlessDetails, mentionOf } from "@/lib/erasing/redact";
import type { Named } from "@/lib/full-name";

/** These say who it is, and nothing else. */
const ofIdentity: EventKind[] = [
  "identity_learned",
  "claimed",
  "claim_withdrawn",
  "claim_overruled",
  "corrected",
];

/** The same in the audit log. */
export const ofIdentityInLog: string[] = [
  "assessment_claimed",
  "claim_withdrawn",
  "claim_overruled",
  "candidate_corrected",
] satisfies AuditAction[];

export async function eraseEvents(erasing: Erasing): Promise<number> {
  const { transaction, store, traces, version, by } = erasing;
  const rows = await transaction
    .selectFrom("events")
    .select(["id", "kind", "details"])
    .where("source_id", "=", store.sourceId)
    .where("assessment_id", "in", orNo(traces.assessments))
    .execute();
  const own = rows.filter(({ kind }) => ofIdentity.includes(kind)).map(({ id }) => id);
  const gone = [...own, ...(await formerEvents(erasing)).map(({ id }) => id)];
  await transaction.deleteFrom("events").where("id", "in", orNone(gone)).execute();
  let changed = gone.length;
  for (const { id, kind, details } of rows) {
    if (details === null || ofIdentity.includes(kind)) continue;
    const kept = harmlessDetails(details);
    if (kept === JSON.stringify(JSON.parse(details))) continue;
    await transaction.updateTable("events").set({ details: kept }).where("id", "=", id).execute();
    changed += 1;
  }
  if (by === undefined || traces.assessments.length === 0) return changed;
  const entries = traces.assessments.map((id) => ({
    ...timelineEvent(store, id, "erased", instant(store.now()), version),
    actor_name: by,
  }));
  await transaction.insertInto("events").values(entries).execute();
  return changed;
}

/** Claims and corrections that name them on assessments that were taken for theirs, and are another candidate’s. */
async function formerEvents({ transaction, store, traces }: Erasing): Promise<{ id: string }[]> {
  const ids = await formerAssessments({ transaction, store, traces });
  const rows = await transaction
    .selectFrom("events")
    .select(["id", "details"])
    .where("source_id", "=", store.sourceId)
    .where("assessment_id", "in", orNo(ids))
    .where("kind", "in", ofIdentity)
    .execute();
  return rows.filter(({ details }) => namesThem(details, traces));
}

/** Whether the details of a claim or correction have one of their addresses or names. */
export function namesThem(details: string | null, { addresses, names }: Traces): boolean {
  if (details === null) return false;
  if (mentionOf(addresses)(details)) return true;
  const parts = new Set(names.flatMap((name) => name.split(/\s+/)));
  const { before = {}, now = {}, after = {} } = JSON.parse(details) as Record<string, Named | undefined>;
  return [before, now, after].some((one) =>
    [one?.firstName, one?.lastName].some((name) => name?.split(/\s+/).some((part) => parts.has(part))),
  );
}

/** Once taken for theirs, now another candidate’s: claims and corrections there may name them. */
async function formerAssessments({
  transaction,
  store,
  traces,
}: Pick<Erasing, "transaction" | "store" | "traces">): Promise<number[]> {
  const rows = await transaction
    .selectFrom("events")
    .select(["assessment_id", "details"])
    .where("source_id", "=", store.sourceId)
    .where("kind", "in", ofIdentity)
    .where("assessment_id", "not in", orNo(traces.assessments))
    .where(mentionsAddress("details", traces.addresses))
    .execute();
  const isMentioned = mentionOf(traces.addresses);
  return [...new Set(rows.filter(({ details }) => isMentioned(details)).map((row) => row.assessment_id))];
}
