import type { AssessmentClient } from "@/lib/assessment-api/client";
import { fold } from "@/lib/db/fold";
import { instant, type Store } from "@/lib/db/store";
import { type Guard, guardNothing } from "@/lib/mirror/guard";

/**
 * Reads the service's interviews (interface document, section 4) and keeps them. One that the list no
 * longer has is marked retired: its assessments still carry its name.
 * @param guard is asked first in the transaction.
 * @throws the client's errors, and the guard's; the store is then as it was.
 */
export async function pollInterviews(
  store: Store,
  client: Pick<AssessmentClient, "listInterviews">,
  guard: Guard = guardNothing(store),
): Promise<void> {
  const { rows, unreadable } = await client.listInterviews();
  const now = instant(store.now());
  await store.db.transaction().execute(async (transaction) => {
    await guard(transaction);
    for (const [position, interview] of rows.entries()) {
      // A new name goes to every assessment of the interview at once.
      await new Promise(setImmediate);
      const listed = { name: interview.name, name_folded: fold(interview.name), position, retired_at: null };
      await transaction
        .insertInto("interviews")
        .values({ source_id: store.sourceId, id: interview.id, first_seen_at: now, ...listed })
        .onConflict((conflict) => conflict.columns(["source_id", "id"]).doUpdateSet(listed))
        .execute();
    }
    // A list with unreadable rows retires nothing: the missing one may be among them.
    if (unreadable === 0) {
      const ids = rows.map((interview) => interview.id);
      await transaction
        .updateTable("interviews")
        .set({ retired_at: now })
        .where("source_id", "=", store.sourceId)
        .where("retired_at", "is", null)
        .$if(ids.length > 0, (query) => query.where("id", "not in", ids))
        .execute();
    }
    await transaction
      .updateTable("mirror_state")
      .set({ interviews_at: now })
      .where("source_id", "=", store.sourceId)
      .execute();
  });
}
