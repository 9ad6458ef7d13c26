import type { ReminderWay, SnoozeBody, Snoozed } from "@/lib/assessments/act-schemas";
import { findContactedMeanwhile } from "@/lib/assessments/acts/find-contacted-meanwhile";
import { readSnoozeEnd } from "@/lib/assessments/acts/read-snooze-end";
import {
  type Actor,
  auditContacts,
  findContactedAgain,
  isFirstContact,
  recordContacts,
} from "@/lib/assessments/acts/record-contacts";
import { refuseErased } from "@/lib/assessments/erased";
import { getRowOrThrow } from "@/lib/assessments/list/get-row";
import { lockSource } from "@/lib/db/locks/lock-source";
import { nextVersion } from "@/lib/db/next-version";
import { instant, type Store } from "@/lib/db/store";
import { conflict } from "@/lib/errors";

type Asked = Pick<SnoozeBody, "days" | "from"> & { way: ReminderWay };

/**
 * Records that one candidate is reminded, or gets their link for the first time, and snoozes them like
 * `remindAssessments`. The message is out already: it counts for whoever isn't pending any more, too.
 * @returns until when, or undefined where it isn't pending any more; and the row as it is now.
 * @throws ProblemError 404; 409 `contacted_here` with the row when a colleague has contacted them since `from`.
 */
export const remindAssessment = (
  store: Store,
  id: number,
  { way, days, from }: Asked,
  actor: Actor,
): Promise<Snoozed> =>
  store.db.transaction().execute(async (transaction) => {
    await lockSource(transaction, store.sourceId);
    await refuseErased(transaction, store, [id]);
    const inside: Store = { ...store, db: transaction };
    const row = await getRowOrThrow(inside, id, actor);
    const again = await findContactedAgain(transaction, inside, [id], { actor, way });
    if (again.has(id)) return { snoozedUntil: again.get(id), assessment: row };
    const seen = from === undefined ? undefined : { [id]: from };
    const theirs = (await findContactedMeanwhile(transaction, inside, [row], { seen, actor })).get(id);
    if (theirs) {
      const { by } = theirs;
      throw conflict(
        "contacted_here",
        `${by} has just contacted them. Check the timeline first.`,
        { assessment: row },
        { params: { by } },
      );
    }
    const until = row.status === "pending" ? await readSnoozeEnd(inside, days) : undefined;
    const version = await nextVersion(transaction, store.sourceId);
    const outgoing = { actor, way, at: instant(store.now()), until, version };
    const contacts = [{ id, isFirst: isFirstContact(row, from) }];
    await recordContacts(transaction, inside, contacts, outgoing);
    await auditContacts(transaction, inside, contacts, outgoing);
    return { snoozedUntil: until, assessment: await getRowOrThrow(inside, id, actor) };
  });
