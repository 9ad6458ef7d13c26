import { sql } from "kysely";
import pLimit from "p-limit";
import type { AssessmentClient } from "@/lib/assessment-api/client";
import { AssessmentApiError, type ErrorCode, NotFound } from "@/lib/assessment-api/errors";
import { nextVersion } from "@/lib/db/next-version";
import { instant, type Store } from "@/lib/db/store";
import type { Guard } from "@/lib/mirror/guard";
import { readTimelines, recordListEvents } from "@/lib/mirror/list-events";

/** Politely: so many single reads at a time, and so many in one round. */
const atOnce = 4;
const perRound = 40;
/** So many rows at most are looked at in one round for some whose read is due. */
const scannedRows = 1_000;
const firstRetryMs = 60_000;
const longestRetryMs = 6 * 3_600_000;

/** What the next row would meet too. */
const outages = new Set<ErrorCode>(["aborted", "timed_out", "unreachable", "rate_limited", "unavailable"]);

/** Word for word the condition of the index `assessments_absent`. */
const isAbsent = sql<boolean>`absent_lists >= 2 and gone_at is null`;

type Later = { tries: number; notBeforeMs: number };

export type GoneSearch = {
  /**
   * Reads rows that two good lists in a row have lacked. One that its single read doesn't find either is
   * gone; one that it finds is asked about again later, and ever more rarely.
   * @returns how many are gone.
   * @throws the first of the client's errors but a 404, after every read that was begun has ended; an outage
   *   ends the round. LeaseLost, when another process polls now.
   */
  round(): Promise<number>;
};

/** The search for rows that are gone (architecture.md, invariant 5), with what it has asked lately. */
export function openGoneSearch(parts: {
  store: Store;
  client: Pick<AssessmentClient, "getAssessment">;
  guard: Guard;
}): GoneSearch {
  const { store, client, guard } = parts;
  const later = new Map<number, Later>();
  /** Where the next round goes on: a round doesn't get through all when the list is empty of a sudden. */
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

/** @returns false when a list has had it again meanwhile. */
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
