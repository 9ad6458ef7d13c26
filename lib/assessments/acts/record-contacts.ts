import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { ReminderWay } from "@/lib/assessments/act-schemas";
import { assessmentsSubject } from "@/lib/assessments/assessments-subject";
import type { AssessmentView } from "@/lib/assessments/schema";
import { recordAudit } from "@/lib/audit/record-audit";
import type { EventsTable } from "@/lib/db/assessment-tables";
import { instant, type Store } from "@/lib/db/store";
import type { Instant, Tables } from "@/lib/db/types";
import type { Role } from "@/lib/roles";

export type Actor = { id: string; name: string; role: Role };

/** What goes out in one act. `until`: the end of the snooze; absent where nothing is pending any more. */
export type Outgoing = { actor: Actor; way: ReminderWay; at: Instant; until?: Instant; version: number };

/** `isFirst`: nobody had given them the link, so that the message is an invitation, and no reminder. */
export type Contact = { id: number; isFirst: boolean };

/** @param seen the contact that the person saw, or null; undefined if they didn't say. */
export const isFirstContact = ({ lastContact }: AssessmentView, seen: string | null | undefined): boolean =>
  seen === undefined ? lastContact === undefined : seen === null;

const kindOf = ({ isFirst }: Contact) => (isFirst ? "link_handed_over" : "reminded");

export type ContactDetails = { until?: string; by?: string; actorId?: string };

/** Records the contacts in rows and timelines, and snoozes. @param transaction has locked the source. */
export async function recordContacts(
  transaction: Transaction<Tables>,
  { sourceId }: Store,
  contacts: Contact[],
  { actor, way, at, until, version }: Outgoing,
): Promise<void> {
  await transaction
    .updateTable("assessments")
    .set({
      snoozed_until: until ?? null,
      last_link_copied_at: at,
      last_contacted_at: at,
      last_contacted_by_name: actor.name,
      version,
    })
    .where("source_id", "=", sourceId)
    .where(
      "id",
      "in",
      contacts.map(({ id }) => id),
    )
    .execute();
  const entries = contacts.map(
    (contact): EventsTable => ({
      id: randomUUID(),
      source_id: sourceId,
      assessment_id: contact.id,
      kind: kindOf(contact),
      after: null,
      at,
      actor_name: actor.name,
      details: JSON.stringify({ until, by: way, actorId: actor.id } satisfies ContactDetails),
      version,
    }),
  );
  await transaction.insertInto("events").values(entries).execute();
}

/** The same in the log: one entry for all who are reminded, and one for all who get their link for the first time. */
export async function auditContacts(
  transaction: Transaction<Tables>,
  store: Store,
  contacts: Contact[],
  { actor, way, until }: Outgoing,
): Promise<void> {
  for (const isFirst of [false, true]) {
    const ids = contacts.filter((contact) => contact.isFirst === isFirst).map(({ id }) => id);
    if (ids.length === 0) continue;
    const subject = assessmentsSubject(store, ids, randomUUID());
    await recordAudit(transaction, {
      actor,
      action: isFirst ? "link_handed_over" : "candidate_reminded",
      ...subject,
      details: { ...subject.details, until, by: way },
      at: store.now(),
    });
  }
}

/** The same message asked for again within this time, such as after a lost answer, is the same contact. */
const againWithinMs = 60_000;

/** Of these rows, those that the same member has just contacted the same way and snoozed as long, with the snooze's end. */
export async function findContactedAgain(
  transaction: Transaction<Tables>,
  { sourceId, now }: Store,
  ids: number[],
  { actor, way }: Pick<Outgoing, "actor" | "way">,
): Promise<ReadonlyMap<number, Instant | undefined>> {
  if (ids.length === 0) return new Map();
  const nowMs = now().getTime();
  const entries = await transaction
    .selectFrom("events as e")
    .innerJoin("assessments as a", (join) =>
      join.onRef("a.source_id", "=", "e.source_id").onRef("a.id", "=", "e.assessment_id"),
    )
    .select(["e.assessment_id", "e.at", "e.details", "a.snoozed_until"])
    .where("e.source_id", "=", sourceId)
    .where("e.assessment_id", "in", ids)
    .where("e.kind", "in", ["reminded", "link_handed_over"])
    .where("e.at", ">", instant(new Date(nowMs - againWithinMs)))
    // An entry from a clock that was hours ahead isn't of the last minute.
    .where("e.at", "<", instant(new Date(nowMs + againWithinMs)))
    .execute();
  return new Map(
    entries.flatMap(({ assessment_id, at, details, snoozed_until }): [number, Instant | undefined][] => {
      // A link taken once more has moved its entry, not the message.
      const {
        actorId,
        by,
        until,
        since = at,
      }: ContactDetails & { since?: string } = JSON.parse(details ?? "{}");
      const isOfNow = since > instant(new Date(nowMs - againWithinMs));
      const end = snoozed_until ?? undefined;
      return isOfNow && actorId === actor.id && by === way && until === end ? [[assessment_id, end]] : [];
    }),
  );
}
