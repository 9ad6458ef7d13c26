import { sql } from "kysely";
import { assessmentView } from "@/lib/assessments/assessment-view";
import type { Overlooked } from "@/lib/assessments/overlooked-schema";
import { readRows } from "@/lib/assessments/read-rows";
import { type AssessmentsQuery, indexedAssessments } from "@/lib/db/indexed-assessments";
import { instant, type Store } from "@/lib/db/store";
import { isNotToldCompleted } from "@/lib/db/told-completed";
import type { Instant, Role } from "@/lib/db/types";

const mostShown = 50;
const countedUpTo = 1000;
const dayMs = 24 * 3_600_000;
/** Whoever has just invited somebody has the link before their eyes. */
const graceMs = 10 * 60_000;

/** Word for word the condition of the index `assessments_not_handed_over`. */
const isNotHandedOver = sql<boolean>`a.status = 'pending' and a.email_suppressed = 1
  and a.last_link_copied_at is null and a.gone_at is null and a.archived_at is null`;

/**
 * Pending assessments whose candidates the service was asked to send no e-mail, and whose link nobody here has
 * copied, or said to have handed over, in ten minutes: the candidate doesn't know of it. Oldest first, 50 at most.
 */
export const listNotHandedOver = (store: Store, reader: { role: Role }): Promise<Overlooked> =>
  overlooked(
    store,
    reader,
    indexedAssessments(store, "assessments_not_handed_over")
      .where(isNotHandedOver)
      .where(isNotToldCompleted)
      .where("a.first_seen_at", "<=", instant(new Date(store.now().getTime() - graceMs)))
      .orderBy("a.first_seen_at")
      .orderBy("a.id"),
  );

/** What was made before it, and is pending, is overdue. */
export const overdueSince = (store: Pick<Store, "now">, limitDays: number): Instant =>
  instant(new Date(store.now().getTime() - limitDays * dayMs));

/** Word for word the condition of the index `assessments_overdue`. */
const isAwaited = sql<boolean>`a.status = 'pending' and a.identity <> 'unclaimed'
  and a.gone_at is null and a.archived_at is null`;

/**
 * Assessments of known candidates that have been pending for longer than the team's limit, oldest first, 50 at
 * most. Those that somebody has snoozed come when that ends. A candidate whom the service sent no e-mail can't
 * have begun before somebody handed the link over: until then the link is listed, and from then on time counts.
 * @param limitDays days of 24 hours since the service made the assessment.
 */
export function listOverdue(store: Store, limitDays: number, reader: { role: Role }): Promise<Overlooked> {
  const since = overdueSince(store, limitDays);
  return overlooked(
    store,
    reader,
    indexedAssessments(store, "assessments_overdue")
      .where(isAwaited)
      .where(isNotToldCompleted)
      .where("a.created_at", "<", since)
      .where((is) =>
        is.or([is("a.snoozed_until", "is", null), is("a.snoozed_until", "<=", instant(store.now()))]),
      )
      .where((is) => is.or([is("a.email_suppressed", "=", 0), is("a.last_link_copied_at", "<", since)]))
      .orderBy("a.created_at")
      .orderBy("a.id"),
  );
}

async function overlooked(
  store: Store,
  reader: { role: Role },
  found: AssessmentsQuery,
): Promise<Overlooked> {
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
