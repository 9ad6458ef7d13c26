import { sql } from "kysely";
import pLimit from "p-limit";
import type { AssessmentClient } from "@/lib/assessment-api/client";
import { AssessmentApiError, type ErrorCode, NotFound } from "@/lib/assessment-api/errors";
import { nextVersion } from "@/lib/db/next-version";
import { instant, type Store } from "@/lib/db/store";
import { readTimelines, recordListEvents } from "@/lib/mirror/applying/list-events";
import type { Guard } from "@/lib/sync/guard";

const atOnce = 4;
const perRound = 40;
const scannedRows = 1_000;
const firstRetryMs = 60_000;
const longestRetryMs = 6 * 3_600_000;

/** Failures that any other row would meet too. */
const outages = new Set<ErrorCode>(["aborted", "timed_out", "unreachable", "rate_limited", "unavailable"]);

/** Word for word the condition of the index `assessments_absent`. */
const isAbsent = sql<boolean>`absent_lists >= 2 and gone_at is null`;

type Later = { tries: number; notBeforeMs: number };

export type GoneSearch = {
  /**
   * Reads rows that two good lists in a row lacked, and marks those gone that aren't found.
   * @throws the client's first error but a 404, once all reads have ended. LeaseLost.
   */
  round(): Promise<number>;
};

export function openGoneSearch(parts: {
  store: Store;
  client: Pick<AssessmentClient, "getAssessment">;
  guard: Guard;
}): GoneSearch {
  const { store, client, guard } = parts;
  const later = new Map<number, Later>();
  /** Where the next round begins: after an empty list, one round can't get through all rows. */
  let after = 0;

  async function dueIds(): Promise<number[]> {
    const rows = await store.db
      .selectFrom("assessments")
      .select("id")
      .where("source_id", "=", store.sourceId)
      .where(isAbsent)
      .where("id", ">", after)
      .orderBy("id")
      .limit(scannedRows)
      .execute();
    if (rows.length === 0 && after === 0) later.clear();
    const now = performance.now();
    const due = rows.filter(({ id }) => (later.get(id)?.notBeforeMs ?? 0) <= now).slice(0, perRound);
    const lastLookedAt = due.length === perRound ? due.at(-1) : rows.at(-1);
    after = due.length < perRound && rows.length < scannedRows ? 0 : (lastLookedAt?.id ?? 0);
    return due.map(({ id }) => id);
  }

  function postpone(id: number): void {
    const tries = later.get(id)?.tries ?? 0;
    const waitMs = Math.min(firstRetryMs * 2 ** tries, longestRetryMs);
    later.set(id, { tries: tries + 1, notBeforeMs: performance.now() + waitMs });
  }

  async function readOne(id: number): Promise<boolean> {
    postpone(id);
    try {
      await client.getAssessment(id);
      return false;
    } catch (error) {
      if (!(error instanceof NotFound)) throw error;
    }
    later.delete(id);
    return markGone(store, id, guard);
  }

  return {
    async round() {
      const limit = pLimit(atOnce);
      let isDown = false;
      const results = await Promise.allSettled(
        (await dueIds()).map((id) =>
          limit(async () => {
            if (isDown) return false;
            try {
              return await readOne(id);
            } catch (error) {
              isDown ||= !(error instanceof AssessmentApiError) || outages.has(error.code);
              throw error;
            }
          }),
        ),
      );
      const failed = results.find((result) => result.status === "rejected");
      if (failed) throw failed.reason;
      return results.filter((result) => result.status === "fulfilled" && result.value).length;
    },
  };
}

function markGone(store: Store, id: number, guard: Guard): Promise<boolean> {
  return store.db.transaction().execute(async (transaction) => {
    await guard(transaction);
    const row = await transaction
      .selectFrom("assessments")
      .select("id")
      .where("source_id", "=", store.sourceId)
      .where("id", "=", id)
      .where(isAbsent)
      .executeTakeFirst();
    if (!row) return false;
    const at = instant(store.now());
    const version = await nextVersion(transaction, store.sourceId);
    await transaction
      .updateTable("assessments")
      .set({ gone_at: at, version })
      .where("source_id", "=", store.sourceId)
      .where("id", "=", id)
      .execute();
    const timelines = await readTimelines(transaction, store, [id]);
    await recordListEvents(transaction, store, timelines, [{ assessmentId: id, kind: "gone", at, version }]);
    return true;
  });
}
