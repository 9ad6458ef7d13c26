import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import type { AssessmentView } from "@/lib/assessments/schema";
import { engineOf } from "@/lib/db/engine";
import { instant, type Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";

/** A page that was shown longer ago is hardly looked at any more. */
const keptForMs = 10 * 60_000;

/** Those of the shown assessments that are still to be read. */
export const unreadOf = (shown: readonly AssessmentView[]): number[] =>
  shown.filter(({ identification }) => identification === "reading").map(({ id }) => id);

/** Asks the poller, in whichever process it is, to read these before the others: people are looking at them. */
export async function wishIdentities(store: Store, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  const wished_at = instant(store.now());
  await store.db
    .insertInto("identity_wishes")
    // In one order, so that two who look at the same page don't wait for each other.
    .values(
      ids
        .toSorted((a, b) => a - b)
        .map((id) => ({ source_id: store.sourceId, assessment_id: id, wished_at })),
    )
    .onConflict((conflict) => conflict.columns(["source_id", "assessment_id"]).doUpdateSet({ wished_at }))
    .execute();
}

/** Forgets what was wished for long ago. */
export const forgetOldWishes = (store: Store): Promise<void> =>
  forget(store, (wish) => wish("wished_at", "<", instant(new Date(store.now().getTime() - keptForMs))));

/** Forgets the wishes for these: they have been read. @param store its `db` may be a transaction. */
export const forgetWishes = (store: Store, ids: number[]): Promise<void> =>
  forget(store, (wish) => wish("assessment_id", "in", ids));

/** In the order in which they are wished for, or who wishes and who forgets would wait for each other. */
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
