import type { Transaction } from "kysely";
import type { Reminders, RemindersBody } from "@/lib/assessments/act-schemas";
import { findContactedMeanwhile } from "@/lib/assessments/acts/find-contacted-meanwhile";
import { inSteps } from "@/lib/assessments/acts/in-steps";
import { readSnoozeEnd } from "@/lib/assessments/acts/read-snooze-end";
import {
  type Actor,
  auditContacts,
  type Contact,
  findContactedAgain,
  isFirstContact,
  type Outgoing,
  recordContacts,
} from "@/lib/assessments/acts/record-contacts";
import { reminderObstacle } from "@/lib/assessments/link-obstacle";
import { assessmentView } from "@/lib/assessments/list/assessment-view";
import { readRows } from "@/lib/assessments/list/read-rows";
import type { AssessmentView } from "@/lib/assessments/schema";
import { nextVersion } from "@/lib/db/next-version";
import { instant, type Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";

/**
 * Records that candidates are reminded by messages that leave together, or get their link for the first time, and
 * snoozes them for `days`, or else the team's limit.
 * @param actor at least a recruiter. @returns the rows as they are now, in the order asked for, with their links,
 * and the reason against each other one: of two who remind at once, the second is told of the first.
 */
export const remindAssessments = (
  store: Store,
  { ids, days, seen }: RemindersBody,
  actor: Actor,
): Promise<Reminders> =>
  store.db.transaction().execute(async (transaction) => {
    const version = await nextVersion(transaction, store.sourceId);
    const inside: Store = { ...store, db: transaction };
    const until = await readSnoozeEnd(inside, days);
    const outgoing = { actor, way: "file", at: instant(store.now()), until, version } as const;
    const answer: Reminders = { assessments: [], snoozedUntil: until, skipped: [] };
    const recorded: Contact[] = [];
    await inSteps(ids, async (some) => {
      const found = await remindSome(inside, transaction, { ids: some, seen }, outgoing);
      answer.assessments.push(...found.assessments);
      answer.skipped.push(...found.skipped);
      recorded.push(...found.recorded);
    });
    await auditContacts(transaction, store, recorded, outgoing);
    return answer;
  });

async function remindSome(
  inside: Store,
  transaction: Transaction<Tables>,
  { ids, seen }: Pick<RemindersBody, "ids" | "seen">,
  outgoing: Outgoing,
) {
  const before = await viewsOf(inside, ids, outgoing.actor);
  const again = await findContactedAgain(transaction, inside, ids, outgoing);
  const fresh = [...before.values()].filter(({ id }) => !again.has(id));
  const meanwhile = await findContactedMeanwhile(transaction, inside, fresh, { seen, actor: outgoing.actor });
  const skipped: Reminders["skipped"] = [];
  const reminded: AssessmentView[] = [];
  for (const id of ids) {
    const row = before.get(id);
    const reason = reminderObstacle(row);
    const theirs = meanwhile.get(id);
    if (reason) skipped.push({ id, reason });
    else if (theirs) skipped.push({ id, reason: "contacted_here", ...theirs });
    else if (row) reminded.push(row);
  }
  const recorded = reminded
    .filter(({ id }) => !again.has(id))
    .map((row): Contact => ({ id: row.id, isFirst: isFirstContact(row, seen?.[row.id]) }));
  if (recorded.length > 0) await recordContacts(transaction, inside, recorded, outgoing);
  const now = await viewsOf(
    inside,
    reminded.map(({ id }) => id),
    outgoing.actor,
  );
  return { assessments: [...now.values()], skipped, recorded };
}

async function viewsOf(inside: Store, ids: number[], actor: Actor): Promise<Map<number, AssessmentView>> {
  const rows = await readRows(inside, ids);
  return new Map(rows.map((row) => [row.id, assessmentView(row, actor)]));
}
