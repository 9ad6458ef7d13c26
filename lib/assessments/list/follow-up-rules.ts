import { type RawBuilder, sql } from "kysely";
import type { FollowUpKind } from "@/lib/assessments/schema";
import { isNotCompletedWithoutRecommendation } from "@/lib/db/sql/completed-without-recommendation";
import { instant, type Store } from "@/lib/db/store";
import type { Instant } from "@/lib/db/types";

const dayMs = 24 * 3_600_000;
// A recruiter who has just invited has the link on the screen.
const graceMs = 10 * 60_000;

// Word for word the condition of the index `assessments_not_handed_over`.
const isNotHandedOver = sql<boolean>`a.status = 'pending' and a.email_suppressed = 1
  and a.last_link_copied_at is null and a.gone_at is null and a.archived_at is null`;

// Word for word the condition of the index `assessments_overdue`.
const isAwaited = sql<boolean>`a.status = 'pending' and a.gone_at is null and a.archived_at is null`;

/** What was made before this instant, and is pending, is overdue. */
export const overdueSince = (store: Pick<Store, "now">, limitDays: number): Instant =>
  instant(new Date(store.now().getTime() - limitDays * dayMs));

/**
 * Which assessments `a` need this follow-up. `not_handed_over`: the service sends no e-mail, and nobody has taken the
 * link in ten minutes. `overdue`: pending beyond the team's limit of days, whoever it is, and not snoozed.
 */
export function needsFollowUp(
  store: Pick<Store, "now">,
  kind: FollowUpKind,
  limitDays: number,
): RawBuilder<boolean>[] {
  if (kind === "not_handed_over") {
    const seenBefore = instant(new Date(store.now().getTime() - graceMs));
    return [isNotHandedOver, isNotCompletedWithoutRecommendation, sql`a.first_seen_at <= ${seenBefore}`];
  }
  return [
    isAwaited,
    isNotCompletedWithoutRecommendation,
    sql`a.created_at < ${overdueSince(store, limitDays)}`,
    sql`(a.snoozed_until is null or a.snoozed_until <= ${instant(store.now())})`,
  ];
}

export const followUpIndexes = {
  not_handed_over: "assessments_not_handed_over",
  overdue: "assessments_overdue",
} as const satisfies Record<FollowUpKind, string>;
