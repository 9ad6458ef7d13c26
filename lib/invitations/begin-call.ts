import type { ExpressionBuilder } from "kysely";
import { nextVersion } from "@/lib/db/next-version";
import { instant, type Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";

/** Longer than the call's own time-out: a row still submitting after this has lost its process. */
export const deadlineMs = 60_000;

/** Why an invitation is unconfirmed whose process seemed lost; that process may live, and know better. */
export const interrupted = "interrupted";

/** An invitation that nobody has settled yet, or that was only taken for lost. */
export const isUnsettled = (where: ExpressionBuilder<Tables, "invitations">) =>
  where.or([
    where("state", "=", "submitting"),
    where.and([where("state", "=", "unconfirmed"), where("failure_code", "=", interrupted)]),
  ]);

/**
 * Gives an invitation whose turn has come its full time for the call: behind slow ones it may have waited
 * past its deadline and been taken for lost.
 * @returns false when it was settled otherwise meanwhile, such as by a person. It must not be sent then.
 */
export async function beginCall(store: Store, id: string): Promise<boolean> {
  return store.db.transaction().execute(async (transaction) => {
    const version = await nextVersion(transaction, store.sourceId);
    const { numUpdatedRows } = await transaction
      .updateTable("invitations")
      .set({
        state: "submitting",
        deadline_at: instant(new Date(store.now().getTime() + deadlineMs)),
        settled_at: null,
        failure_code: null,
        failure_message: null,
        version,
      })
      .where("id", "=", id)
      .where(isUnsettled)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  });
}
