import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import { triesBeforeUntold } from "@/lib/assessments/identification";
import { indexedAssessments } from "@/lib/db/indexed-assessments";
import { indexedInvitations } from "@/lib/db/indexed-invitations";
import { instant, type Store } from "@/lib/db/store";
import { isToldCompleted } from "@/lib/db/told-completed";
import type { AssessmentIdentity } from "@/lib/db/types";

/** A row whose single read is due. */
export type Due = { id: number; learn_attempts: number };

const isCompleted = sql<boolean>`(a.status <> 'pending' or ${isToldCompleted})`;

/** Word for word the condition of the index `assessments_to_learn`: without it SQLite can't use it. */
const toLearn = sql<boolean>`${isCompleted} and a.identity_read_at is null and a.gone_at is null`;

const learnable: AssessmentIdentity[] = ["unclaimed", "probable", "claimed"];

const waiting = (store: Store, identity: AssessmentIdentity) =>
  indexedAssessments(store, "assessments_to_learn")
    .where(toLearn)
    .where("a.identity", "=", sql.lit(identity));

/** So many entries of the index are counted in a few milliseconds. */
const countedAtOnce = 20_000;

/**
 * How many unclaimed ones are still being read: by the index alone, and in steps, since SQLite answers within the
 * event loop.
 * @param atOnce how many a step counts.
 */
export async function countLeft(store: Store, atOnce = countedAtOnce): Promise<number> {
  const never = await countAlong(store, "is", ["created_at", "id"], atOnce);
  return never + (await countAlong(store, "is not", ["learn_after", "created_at", "id"], atOnce));
}

/** Those that were never tried, or were, in the order that the index has them in. */
async function countAlong(
  store: Store,
  tried: "is" | "is not",
  order: ("learn_after" | "created_at" | "id")[],
  atOnce: number,
): Promise<number> {
  const columns = order.map((name) => sql.ref(`a.${name}`));
  const rows = waiting(store, "unclaimed")
    .where("a.learn_after", tried, null)
    .where("a.learn_attempts", "<", triesBeforeUntold);
  for (let counted = 0, rest = rows; ; counted += atOnce) {
    const last = await rest
      .select(["a.learn_after", "a.created_at", "a.id"])
      .orderBy(sql.join(columns))
      .offset(atOnce - 1)
      .limit(1)
      .executeTakeFirst();
    if (!last) {
      const { left } = await rest
        .select((count) => count.fn.countAll<number>().as("left"))
        .executeTakeFirstOrThrow();
      return counted + left;
    }
    await setImmediate();
    const place = order.map((name) => last[name]);
    rest = rows.where(sql<boolean>`(${sql.join(columns)}) > (${sql.join(place)})`);
  }
}

/**
 * The rows to read next, none of them twice: those whose outcome people wait for (a choice, a match, a claim), those
 * they are looking at, then the newest, and last the failed ones whose wait is over.
 * @param limit of each kind, and about how many come in all.
 */
export async function nextDue(store: Store, limit: number): Promise<Due[]> {
  const due = new Map<number, Due>();
  const kinds = [
    chosenRows,
    byIdentity("probable"),
    byIdentity("claimed"),
    wishedRows,
    byIdentity("unclaimed"),
  ];
  for (const rows of kinds) {
    if (due.size >= limit) break;
    for (const row of await rows(store, limit)) if (!due.has(row.id)) due.set(row.id, row);
  }
  return [...due.values()];
}

/** Those never asked about, newest first, and then the failed ones whose wait is over, the longest waiting first. */
const byIdentity =
  (identity: AssessmentIdentity) =>
  async (store: Store, limit: number): Promise<Due[]> => {
    const select = waiting(store, identity).select(["a.id", "a.learn_attempts"]);
    const fresh = await select
      .where("a.learn_after", "is", null)
      .orderBy("a.created_at", "desc")
      .orderBy("a.id", "desc")
      .limit(limit)
      .execute();
    if (fresh.length >= limit) return fresh;
    const again = await select
      .where("a.learn_after", "<=", instant(store.now()))
      .orderBy("a.learn_after")
      .limit(limit - fresh.length)
      .execute();
    return [...fresh, ...again];
  };

/**
 * Completed ones that a person took for an unconfirmed invitation's: few, and worth a check. A cross join,
 * since SQLite reads its tables in the order given; else it would begin with all assessments.
 */
const chosenRows = (store: Store, limit: number): Promise<Due[]> =>
  indexedInvitations(store, "invitations_chosen")
    .crossJoin("assessments as a")
    .select(["a.id", "a.learn_attempts"])
    .whereRef("a.source_id", "=", "v.source_id")
    .whereRef("a.id", "=", "v.assessment_id")
    .where("v.settled_by_name", "is not", null)
    .where("v.state", "=", sql.lit("created"))
    .where(isCompleted)
    .where("a.identity_read_at", "is", null)
    .where("a.gone_at", "is", null)
    .where((where) =>
      where.or([where("a.learn_after", "is", null), where("a.learn_after", "<=", instant(store.now()))]),
    )
    .limit(limit)
    .execute();

/** What people were shown last comes first. One that failed waits like any other. */
const wishedRows = (store: Store, limit: number): Promise<Due[]> =>
  store.db
    .selectFrom("identity_wishes as w")
    .crossJoin("assessments as a")
    .select(["a.id", "a.learn_attempts"])
    .where("w.source_id", "=", store.sourceId)
    .whereRef("a.source_id", "=", "w.source_id")
    .whereRef("a.id", "=", "w.assessment_id")
    .where(toLearn)
    .where("a.identity", "in", learnable)
    .where((where) =>
      where.or([where("a.learn_after", "is", null), where("a.learn_after", "<=", instant(store.now()))]),
    )
    .orderBy("w.wished_at", "desc")
    .orderBy("a.created_at", "desc")
    .orderBy("a.id", "desc")
    .limit(limit)
    .execute();
