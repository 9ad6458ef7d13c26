import { randomUUID } from "node:crypto";
import pLimit from "p-limit";
import type { AssessmentClient } from "@/lib/assessment-api/client";
import { AssessmentApiError, type ErrorCode, NotFound } from "@/lib/assessment-api/errors";
import { learned } from "@/lib/assessments/directory";
import { nextVersion } from "@/lib/db/next-version";
import { instant, type Store } from "@/lib/db/store";

/** Politely: so many single reads at a time, so many in one round, each repeated ever more rarely. */
const atOnce = 4;
const perRound = 40;
const firstRetryMs = 60_000;
const longestRetryMs = 6 * 3_600_000;

/** What the next row would meet too. Forty time-outs in a row would keep the list from being read for long. */
const outages = new Set<ErrorCode>(["timed_out", "unreachable", "rate_limited", "unavailable"]);

/**
 * Reads completed assessments that were made elsewhere, newest first, to learn whose they are: the single
 * read of a completed one carries `candidate_email` and `interview_id` (interface document, section 2,
 * rule 6). Once learned it is kept and never asked for again.
 * @returns how many were learned.
 * @throws the first of the client's errors, after every read that was begun has ended; an outage ends the
 *   round, anything else is that row's alone.
 */
export async function learnIdentities(
  store: Store,
  client: Pick<AssessmentClient, "getAssessment">,
): Promise<number> {
  const due = await store.db
    .selectFrom("assessments")
    .select(["id", "learn_attempts"])
    .where("source_id", "=", store.sourceId)
    .where("identity", "=", "unclaimed")
    .where("status", "!=", "pending")
    .where((where) =>
      where.or([where("learn_after", "is", null), where("learn_after", "<=", instant(store.now()))]),
    )
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(perRound)
    .execute();
  const limit = pLimit(atOnce);
  let isDown = false;
  const results = await Promise.allSettled(
    due.map((row) =>
      limit(async () => {
        if (isDown) return false;
        try {
          return await learnOne(store, client, row);
        } catch (error) {
          isDown ||= error instanceof AssessmentApiError && outages.has(error.code);
          throw error;
        }
      }),
    ),
  );
  const failed = results.find((result) => result.status === "rejected");
  if (failed) throw failed.reason;
  return results.filter((result) => result.status === "fulfilled" && result.value).length;
}

async function learnOne(
  store: Store,
  client: Pick<AssessmentClient, "getAssessment">,
  row: { id: number; learn_attempts: number },
): Promise<boolean> {
  try {
    const read = await client.getAssessment(row.id);
    if (read.status !== "pending" && read.candidateEmail) {
      return await keep(store, row.id, read.candidateEmail, read.interviewId ?? null);
    }
    await postpone(store, row);
  } catch (error) {
    await postpone(store, row);
    // Gone between the list and the read is ordinary; anything else is the poll's to report.
    if (!(error instanceof NotFound)) throw error;
  }
  return false;
}

/** @returns false when somebody else has said who it is meanwhile. */
async function keep(store: Store, id: number, email: string, interviewId: number | null): Promise<boolean> {
  return store.db.transaction().execute(async (transaction) => {
    const version = await nextVersion(transaction, store.sourceId);
    const { numUpdatedRows } = await transaction
      .updateTable("assessments")
      .set({ ...learned(id, email, interviewId), version })
      .where("source_id", "=", store.sourceId)
      .where("id", "=", id)
      .where("identity", "=", "unclaimed")
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await transaction
      .insertInto("events")
      .values({
        id: randomUUID(),
        source_id: store.sourceId,
        assessment_id: id,
        kind: "identity_learned",
        after: null,
        at: instant(store.now()),
        actor_name: null,
        details: null,
        version,
      })
      .execute();
    return true;
  });
}

async function postpone(store: Store, row: { id: number; learn_attempts: number }): Promise<void> {
  const waitMs = Math.min(firstRetryMs * 2 ** row.learn_attempts, longestRetryMs);
  await store.db
    .updateTable("assessments")
    .set({
      learn_attempts: row.learn_attempts + 1,
      learn_after: instant(new Date(store.now().getTime() + waitMs)),
    })
    .where("source_id", "=", store.sourceId)
    .where("id", "=", row.id)
    .execute();
}
