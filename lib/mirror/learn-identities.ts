import { sql, type Transaction } from "kysely";
import type { AssessmentClient } from "@/lib/assessment-api/client";
import { AssessmentApiError, type ErrorCode, NotFound } from "@/lib/assessment-api/errors";
import type { Oddity } from "@/lib/assessment-api/oddities";
import { indexedAssessments } from "@/lib/db/indexed-assessments";
import { indexedInvitations } from "@/lib/db/indexed-invitations";
import { instant, type Store } from "@/lib/db/store";
import type { AssessmentIdentity, Tables } from "@/lib/db/types";
import { type Guard, guardNothing } from "@/lib/mirror/guard";
import { keepIdentityIn, type Told } from "@/lib/mirror/keep-identity";
import { keepReadOddities } from "@/lib/mirror/keep-read-oddities";

/** Politely: so many single reads at a time, so many in one round, each repeated ever more rarely. */
const atOnce = 4;
const perRound = 40;
const firstRetryMs = 60_000;
const longestRetryMs = 6 * 3_600_000;

/** What the next row would meet too. Forty time-outs in a row would keep the list from being read for long. */
const outages = new Set<ErrorCode>(["aborted", "timed_out", "unreachable", "rate_limited", "unavailable"]);

type Due = { id: number; learn_attempts: number };

/** Word for word the condition of the index `assessments_to_learn`: without it SQLite can't use it. */
const toLearn = sql<boolean>`a.status <> 'pending' and a.identity_read_at is null and a.gone_at is null
  and a.identity in ('unclaimed', 'probable', 'claimed')`;

/** Those never asked about, newest first, and then the failed ones whose wait is over, the longest waiting first. */
async function dueRows(store: Store, identity: AssessmentIdentity, limit: number): Promise<Due[]> {
  const waiting = indexedAssessments(store, "assessments_to_learn")
    .select("a.id")
    .where(toLearn)
    .where("a.identity", "=", sql.lit(identity));
  const fresh = await waiting
    .where("a.learn_after", "is", null)
    .orderBy("a.created_at", "desc")
    .orderBy("a.id", "desc")
    .limit(limit)
    .execute();
  const again =
    fresh.length < limit
      ? await waiting
          .where("a.learn_after", "<=", instant(store.now()))
          .orderBy("a.learn_after")
          .limit(limit - fresh.length)
          .execute()
      : [];
  const ids = [...fresh, ...again].map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await store.db
    .selectFrom("assessments")
    .select(["id", "learn_attempts"])
    .where("source_id", "=", store.sourceId)
    .where("id", "in", ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * Completed ones that a person took for an unconfirmed invitation's: few, and worth a check. A cross join,
 * since SQLite reads its tables in the order given; else it would begin with all assessments.
 */
const chosenRows = (store: Store): Promise<Due[]> =>
  indexedInvitations(store, "invitations_chosen")
    .crossJoin("assessments as a")
    .select(["a.id", "a.learn_attempts"])
    .whereRef("a.source_id", "=", "v.source_id")
    .whereRef("a.id", "=", "v.assessment_id")
    .where("v.settled_by_name", "is not", null)
    .where("v.state", "=", sql.lit("created"))
    .where("a.status", "<>", "pending")
    .where("a.identity_read_at", "is", null)
    .where("a.gone_at", "is", null)
    .where((where) =>
      where.or([where("a.learn_after", "is", null), where("a.learn_after", "<=", instant(store.now()))]),
    )
    .limit(perRound)
    .execute();

/** Somebody waits for what a choice, a match or a claim turns out to be; behind them, what is newest. */
async function nextRound(store: Store): Promise<Due[]> {
  const due = await chosenRows(store);
  for (const identity of ["probable", "claimed", "unclaimed"] as const) {
    if (due.length < perRound) due.push(...(await dueRows(store, identity, perRound - due.length)));
  }
  return due;
}

/**
 * Reads completed assessments of which the service hasn't told whose they are, newest first: made elsewhere,
 * claimed by a recruiter, matched with an unconfirmed invitation, or chosen for one by hand. The single read of a completed one
 * carries `candidate_email` and `interview_id` (interface document, section 2, rule 6). What it tells is
 * kept and never asked for again.
 * @returns of how many it was told.
 * @throws the first of the client's errors, after what was read beside it is kept; an outage ends the round,
 *   anything else is that row's alone.
 */
export async function learnIdentities(
  store: Store,
  client: Pick<AssessmentClient, "getAssessment">,
  guard: Guard = guardNothing(store),
): Promise<number> {
  const due = await nextRound(store);
  let learnt = 0;
  let failure: unknown;
  for (let start = 0; start < due.length; start += atOnce) {
    const reads = await Promise.all(due.slice(start, start + atOnce).map((row) => readOne(client, row)));
    learnt += await keepReads(store, reads, guard);
    for (const { error } of reads) {
      // Gone between the list and the read is ordinary; anything else is the poll's to report.
      if (!(error instanceof NotFound)) failure ??= error;
    }
    if (reads.some(({ error }) => error instanceof AssessmentApiError && outages.has(error.code))) break;
  }
  if (failure) throw failure;
  return learnt;
}

type Read = { row: Due; told?: Told; oddities?: Oddity[]; error?: unknown };

async function readOne(client: Pick<AssessmentClient, "getAssessment">, row: Due): Promise<Read> {
  try {
    const read = await client.getAssessment(row.id);
    if (read.status === "pending" || !read.candidateEmail) return { row, oddities: read.oddities };
    return { row, told: { email: read.candidateEmail, interviewId: read.interviewId ?? null } };
  } catch (error) {
    return { row, error };
  }
}

/** In one transaction, so that readers are told of all at once. @returns of how many it was told. */
function keepReads(store: Store, reads: Read[], guard: Guard): Promise<number> {
  return store.db.transaction().execute(async (transaction) => {
    await guard(transaction);
    let kept = 0;
    for (const { row, told, oddities } of reads) {
      if (!told) {
        await postpone(transaction, store, row);
        await keepReadOddities(transaction, store, row.id, oddities);
      } else if (await keepIdentityIn(transaction, store, row.id, told)) kept += 1;
    }
    return kept;
  });
}

async function postpone(transaction: Transaction<Tables>, store: Store, row: Due): Promise<void> {
  const waitMs = Math.min(firstRetryMs * 2 ** row.learn_attempts, longestRetryMs);
  await transaction
    .updateTable("assessments")
    .set({
      learn_attempts: row.learn_attempts + 1,
      learn_after: instant(new Date(store.now().getTime() + waitMs)),
    })
    .where("source_id", "=", store.sourceId)
    .where("id", "=", row.id)
    .execute();
}
