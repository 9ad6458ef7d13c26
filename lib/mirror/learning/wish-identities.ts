import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import type { AssessmentView } from "@/lib/assessments/schema";
import { engineOf } from "@/lib/db/engine";
import { instant, type Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";

const keptForMs = 10 * 60_000;

export const unreadOf = (shown: readonly AssessmentView[]): number[] =>
  shown.filter(({ identification }) => identification === "reading").map(({ id }) => id);

/** Asks whichever process polls to read these first: they are on a recruiter's screen. */
export async function wishIdentities(store: Store, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  const wished_at = instant(store.now());
  await store.db
    .insertInto("identity_wishes")
    // Always in the same order, so that two requests for one page can't deadlock.
    .values(
      ids
        .toSorted((a, b) => a - b)
        .map((id) => ({ source_id: store.sourceId, assessment_id: id, wished_at })),
    )
    .onConflict((conflict) => conflict.columns(["source_id", "assessment_id"]).doUpdateSet({ wished_at }))
    .execute();
}

export const forgetOldWishes = (store: Store): Promise<void> =>
  forget(store, (wish) => wish("wished_at", "<", instant(new Date(store.now().getTime() - keptForMs))));

/** @param store its `db` may be a transaction. */
export const forgetWishes = (store: Store, ids: number[]): Promise<void> =>
  forget(store, (wish) => wish("assessment_id", "in", ids));

/** Locks in the order of the inserts, so that the two can't deadlock. */
async function forget(
  { db, sourceId }: Store,
  those: (wish: ExpressionBuilder<Tables, "identity_wishes">) => Expression<SqlBool>,
): Promise<void> {
  await db
    .deleteFrom("identity_wishes")
    .where("source_id", "=", sourceId)
    .where("assessment_id", "in", (wishes) =>
      wishes
        .selectFrom("identity_wishes")
        .select("assessment_id")
        .where("source_id", "=", sourceId)
        .where(those)
        .orderBy("assessment_id")
        .$if(engineOf(db) === "postgres", (held) => held.forUpdate()),
    )
    .execute();
}
