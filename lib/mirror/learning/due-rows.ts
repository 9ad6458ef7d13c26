import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import { triesBeforeUntold } from "@/lib/assessments/identification";
import type { AssessmentIdentity } from "@/lib/db/assessment-tables";
import { indexedAssessments } from "@/lib/db/search/indexed-assessments";
import { indexedInvitations } from "@/lib/db/search/indexed-invitations";
import { isCompletedWithoutRecommendation } from "@/lib/db/sql/completed-without-recommendation";
import { instant, type Store } from "@/lib/db/store";

export type Due = { id: number; learn_attempts: number };

const isCompleted = sql<boolean>`(a.status <> 'pending' or ${isCompletedWithoutRecommendation})`;

/** Word for word the condition of the index `assessments_to_learn`, or SQLite can't use it. */
const toLearn = sql<boolean>`${isCompleted} and a.identity_read_at is null and a.gone_at is null`;

const learnable: AssessmentIdentity[] = ["unclaimed", "probable", "claimed"];

const waiting = (store: Store, identity: AssessmentIdentity) =>
  indexedAssessments(store, "assessments_to_learn")
    .where(toLearn)
    .where("a.identity", "=", sql.lit(identity));

const countedAtOnce = 20_000;

/** Counts unclaimed rows still to be read, from the index alone and in steps: SQLite blocks the event loop. */
export async function countLeft(store: Store, atOnce = countedAtOnce): Promise<number> {
  const never = await countAlong(store, "is", ["created_at", "id"], atOnce);
  return never + (await countAlong(store, "is not", ["learn_after", "created_at", "id"], atOnce));
}

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

/** First what a recruiter waits for, then what is on a screen, the newest, and failed ones that are due. */
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

/** When the first of those that were put off is due, in milliseconds since 1970; Infinity without any. */
export async function nextDueAtMs(store: Store): Promise<number> {
  const first = (rows: { learn_after: string | null } | undefined) =>
    rows?.learn_after ? Date.parse(rows.learn_after) : Number.POSITIVE_INFINITY;
  const putOff = learnable.map((identity) =>
    waiting(store, identity)
      .select("a.learn_after")
      .where("a.learn_after", "is not", null)
      .orderBy("a.learn_after")
      .limit(1)
      .executeTakeFirst(),
  );
  const chosen = unreadChosen(store)
    .select("a.learn_after")
    .where("a.learn_after", "is not", null)
    .orderBy("a.learn_after")
    .limit(1)
    .executeTakeFirst();
  return Math.min(...(await Promise.all([...putOff, chosen])).map(first));
}

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

/** A cross join makes SQLite read the tables in this order, instead of all assessments first. */
const unreadChosen = (store: Store) =>
  indexedInvitations(store, "invitations_chosen")
    .crossJoin("assessments as a")
    .whereRef("a.source_id", "=", "v.source_id")
    .whereRef("a.id", "=", "v.assessment_id")
    .where("v.settled_by_name", "is not", null)
    .where("v.state", "=", sql.lit("created"))
    .where(isCompleted)
    .where("a.identity_read_at", "is", null)
    .where("a.gone_at", "is", null);

const chosenRows = (store: Store, limit: number): Promise<Due[]> =>
  unreadChosen(store)
    .select(["a.id", "a.learn_attempts"])
    .where((where) =>
      where.or([where("a.learn_after", "is", null), where("a.learn_after", "<=", instant(store.now()))]),
    )
    .limit(limit)
    .execute();

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
