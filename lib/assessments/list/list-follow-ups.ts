import { sql } from "kysely";
import type { FollowUps } from "@/lib/assessments/follow-ups-schema";
import { assessmentView } from "@/lib/assessments/list/assessment-view";
import { readRows } from "@/lib/assessments/list/read-rows";
import { type AssessmentsQuery, indexedAssessments } from "@/lib/db/search/indexed-assessments";
import { isNotCompletedWithoutRecommendation } from "@/lib/db/sql/completed-without-recommendation";
import { instant, type Store } from "@/lib/db/store";
import type { Instant } from "@/lib/db/types";
import type { Role } from "@/lib/roles";

const mostShown = 50;
const countedUpTo = 1000;
const dayMs = 24 * 3_600_000;
// A recruiter who has just invited has the link on the screen.
const graceMs = 10 * 60_000;

// Word for word the condition of the index `assessments_not_handed_over`.
const isNotHandedOver = sql<boolean>`a.status = 'pending' and a.email_suppressed = 1
  and a.last_link_copied_at is null and a.gone_at is null and a.archived_at is null`;

/** Without e-mail, and not handed over in ten minutes: the candidate doesn't know. Oldest first, 50 at most. */
export const listNotHandedOver = (store: Store, reader: { role: Role }): Promise<FollowUps> =>
  followUps(
    store,
    reader,
    indexedAssessments(store, "assessments_not_handed_over")
      .where(isNotHandedOver)
      .where(isNotCompletedWithoutRecommendation)
      .where("a.first_seen_at", "<=", instant(new Date(store.now().getTime() - graceMs)))
      .orderBy("a.first_seen_at")
      .orderBy("a.id"),
  );

/** What was made before this instant, and is pending, is overdue. */
export const overdueSince = (store: Pick<Store, "now">, limitDays: number): Instant =>
  instant(new Date(store.now().getTime() - limitDays * dayMs));

// Word for word the condition of the index `assessments_overdue`.
const isAwaited = sql<boolean>`a.status = 'pending' and a.identity <> 'unclaimed'
  and a.gone_at is null and a.archived_at is null`;

/**
 * Known candidates' assessments that are pending beyond the team's limit of days, not snoozed; oldest first, 50 at
 * most. Without an e-mail, time counts from the handing over of the link: the candidate can't begin before.
 */
export function listOverdue(store: Store, limitDays: number, reader: { role: Role }): Promise<FollowUps> {
  const since = overdueSince(store, limitDays);
  return followUps(
    store,
    reader,
    indexedAssessments(store, "assessments_overdue")
      .where(isAwaited)
      .where(isNotCompletedWithoutRecommendation)
      .where("a.created_at", "<", since)
      .where((is) =>
        is.or([is("a.snoozed_until", "is", null), is("a.snoozed_until", "<=", instant(store.now()))]),
      )
      .where((is) => is.or([is("a.email_suppressed", "=", 0), is("a.last_link_copied_at", "<", since)]))
      .orderBy("a.created_at")
      .orderBy("a.id"),
  );
}

async function followUps(store: Store, reader: { role: Role }, found: AssessmentsQuery): Promise<FollowUps> {
  const ids = await found
    .select("a.id")
    .limit(countedUpTo + 1)
    .execute();
  const shown = await readRows(
    store,
    ids.slice(0, mostShown).map(({ id }) => id),
  );
  return {
    assessments: shown.map((row) => assessmentView(row, reader)),
    total: Math.min(ids.length, countedUpTo),
    totalIsExact: ids.length <= countedUpTo,
  };
}
