import { boundedCache } from "@/lib/bounded-cache";
import { addDays, addMonths } from "@/lib/days";
import type { AssessmentsTable } from "@/lib/db/assessment-tables";
import { noticeDays, type RetentionRule } from "@/lib/retention/schema";

/** What the due date of an assessment depends on. */
export type Dated = Pick<
  AssessmentsTable,
  "status" | "interview_id" | "decision" | "decided_at" | "completed_before" | "first_seen_at"
>;

/** Whether a rule erases anyone. */
export const isOn = ({ months, interviews }: RetentionRule): boolean =>
  [months, ...interviews.map((one) => one.months)].some((count) => count !== null);

/** The same day and time in UTC, so many months later; the month’s last day where it has no such day. */
export function monthsAfter(instant: string, months: number): string {
  const first = addMonths(instant.slice(0, 10), months);
  const last = addDays(addMonths(first, 1), -1);
  const day = `${first.slice(0, 8)}${instant.slice(8, 10)}`;
  return (day < last ? day : last) + instant.slice(10);
}

/** Many have the same notice. */
const noticeEnds = boundedCache<string>(1_000);

/** The end of the notice that began at an instant. */
export const noticeEnd = (since: string): string =>
  noticeEnds(since, () => addDays(since.slice(0, 10), noticeDays) + since.slice(10));

/**
 * When an assessment’s period is over, by a rule: so many months after the decision, or after completion where that is
 * later or there is no decision. Undefined for a pending one, and where no period applies. While its interview isn’t known,
 * the longest period applies.
 */
export function periodEnd({ months, interviews }: RetentionRule): (row: Dated) => string | undefined {
  const own = new Map(interviews.map((interview) => [interview.id, interview.months]));
  const all = [months, ...own.values()];
  const longest = all.includes(null) ? null : Math.max(...all.map(Number));
  return ({ status, interview_id: interview, decision, decided_at, completed_before, first_seen_at }) => {
    const period = interview === null ? longest : own.has(interview) ? own.get(interview) : months;
    if (status === "pending" || period === null || period === undefined) return undefined;
    const completedAt = completed_before ?? first_seen_at;
    return monthsAfter(decision === null ? completedAt : later(completedAt, decided_at ?? ""), period);
  };
}

/** An assessment: when its period is over, and since when it has been listed as due; null if it hasn’t. */
export type Ending = { end: string | undefined; since: string | null };

/**
 * When a person is erased: once the last of their assessments is due, and all of them have been listed for the days of
 * notice. Undefined where one of them isn’t due ever.
 */
export function dueAt(assessments: readonly Ending[], now: string): string | undefined {
  let last = "";
  let since = "";
  for (const { end, since: own } of assessments) {
    if (end === undefined) return undefined;
    last = later(last, end);
    since = later(since, own ?? now);
  }
  if (last === "") return undefined;
  return last > noticeEnd(now) ? last : later(last, noticeEnd(since));
}

const later = (one: string, other: string): string => (one > other ? one : other);
