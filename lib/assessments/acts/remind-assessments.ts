import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { Reminders, RemindersBody } from "@/lib/assessments/act-schemas";
import { inSteps } from "@/lib/assessments/acts/in-steps";
import { assessmentsSubject } from "@/lib/assessments/assessments-subject";
import { reminderObstacle } from "@/lib/assessments/link-obstacle";
import { assessmentView } from "@/lib/assessments/list/assessment-view";
import { readRows } from "@/lib/assessments/list/read-rows";
import { recordAudit } from "@/lib/audit/record-audit";
import { nextVersion } from "@/lib/db/next-version";
import { instant, type Store } from "@/lib/db/store";
import type { EventsTable, Instant, Tables } from "@/lib/db/types";
import type { Role } from "@/lib/roles";
import { readTeamSettings } from "@/lib/settings/read-team-settings";

type Reminder = { id: string; name: string; role: Role };
type Act = { reminder: Reminder; at: Instant; until: Instant; version: number };

const dayMs = 24 * 3_600_000;

/** The same file asked for again within this time, such as after a lost answer, is the same reminder. */
const againWithinMs = 60_000;

/**
 * Records that candidates are reminded by messages that leave together, in one act with one entry in the log, and
 * snoozes them for `days`, or else the team's limit.
 * @param reminder at least a recruiter. @returns the rows as they are now, in the order asked for, with their links,
 * and the reason against each other one.
 */
export const remindAssessments = (
  store: Store,
  { ids, days }: RemindersBody,
  reminder: Reminder,
): Promise<Reminders> =>
  store.db.transaction().execute(async (transaction) => {
    const version = await nextVersion(transaction, store.sourceId);
    const inside: Store = { ...store, db: transaction };
    const snoozedFor = days ?? (await readTeamSettings(inside)).pendingLimitDays;
    const now = store.now();
    const until = instant(new Date(now.getTime() + snoozedFor * dayMs));
    const act: Act = { reminder, at: instant(now), until, version };
    const answer: Reminders = { assessments: [], snoozedUntil: until, skipped: [] };
    const recorded: number[] = [];
    await inSteps(ids, async (some) => {
      const found = await remindSome(inside, transaction, some, act);
      answer.assessments.push(...found.assessments);
      answer.skipped.push(...found.skipped);
      recorded.push(...found.recorded);
    });
    if (recorded.length === 0) return answer;
    const subject = assessmentsSubject(store, recorded, randomUUID());
    await recordAudit(transaction, {
      actor: reminder,
      action: "candidate_reminded",
      ...subject,
      details: { ...subject.details, until, by: "file" },
      at: now,
    });
    return answer;
  });

async function remindSome(inside: Store, transaction: Transaction<Tables>, ids: number[], act: Act) {
  const before = await viewsOf(inside, ids, act);
  const skipped: Reminders["skipped"] = [];
  const reminded: number[] = [];
  for (const id of ids) {
    const reason = reminderObstacle(before.get(id));
    if (reason) skipped.push({ id, reason });
    else reminded.push(id);
  }
  const again = await findAgain(inside, transaction, reminded, act);
  const recorded = reminded.filter((id) => !again.has(id));
  if (recorded.length > 0) await record(inside, transaction, recorded, act);
  const now = await viewsOf(inside, reminded, act);
  return { assessments: reminded.flatMap((id) => now.get(id) ?? []), skipped, recorded };
}

async function viewsOf(inside: Store, ids: number[], { reminder }: Act) {
  const rows = await readRows(inside, ids);
  return new Map(rows.map((row) => [row.id, assessmentView(row, reminder)]));
}

async function record(
  { sourceId }: Store,
  transaction: Transaction<Tables>,
  ids: number[],
  { reminder, at, until, version }: Act,
): Promise<void> {
  await transaction
    .updateTable("assessments")
    .set({
      snoozed_until: until,
      last_link_copied_at: at,
      last_contacted_at: at,
      last_contacted_by_name: reminder.name,
      version,
    })
    .where("source_id", "=", sourceId)
    .where("id", "in", ids)
    .execute();
  const entries = ids.map(
    (id): EventsTable => ({
      id: randomUUID(),
      source_id: sourceId,
      assessment_id: id,
      kind: "reminded",
      after: null,
      at,
      actor_name: reminder.name,
      details: JSON.stringify({ until, by: "file", actorId: reminder.id } satisfies Details),
      version,
    }),
  );
  await transaction.insertInto("events").values(entries).execute();
}

type Details = { until?: string; by?: string; actorId?: string };

/** Rows the same member has just reminded the same way and snoozed as long. */
async function findAgain(
  { sourceId, now }: Store,
  transaction: Transaction<Tables>,
  ids: number[],
  { reminder }: Act,
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const nowMs = now().getTime();
  const entries = await transaction
    .selectFrom("events as e")
    .innerJoin("assessments as a", (join) =>
      join.onRef("a.source_id", "=", "e.source_id").onRef("a.id", "=", "e.assessment_id"),
    )
    .select(["e.assessment_id", "e.details", "a.snoozed_until"])
    .where("e.source_id", "=", sourceId)
    .where("e.assessment_id", "in", ids)
    .where("e.kind", "=", "reminded")
    .where("e.at", ">", instant(new Date(nowMs - againWithinMs)))
    // An entry from a clock that was hours ahead isn't of the last minute.
    .where("e.at", "<", instant(new Date(nowMs + againWithinMs)))
    .execute();
  return new Set(
    entries.flatMap(({ assessment_id, details, snoozed_until }) => {
      const { actorId, by, until }: Details = JSON.parse(details ?? "{}");
      const isSame = actorId === reminder.id && by === "file" && until === snoozed_until;
      return isSame ? [assessment_id] : [];
    }),
  );
}
