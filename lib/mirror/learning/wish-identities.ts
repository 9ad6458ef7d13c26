import type { AssessmentView } from "@/lib/assessments/schema";
import { instant, type Store } from "@/lib/db/store";

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
export async function forgetOldWishes(store: Store): Promise<void> {
  await store.db
    .deleteFrom("identity_wishes")
    .where("source_id", "=", store.sourceId)
    .where("wished_at", "<", instant(new Date(store.now().getTime() - keptForMs)))
    .execute();
}
