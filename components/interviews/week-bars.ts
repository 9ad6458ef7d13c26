import type { InterviewWeeks } from "@/lib/interviews/schema";

/** One interview's last weeks: how many were invited and seen completed in each, the latest last. */
export type Weeks = { day: string; from: string; invited: number; completed: number }[];

/** An interview's own weeks; all of them empty where it had nobody. */
export function weeksOf({ weeks, interviews }: InterviewWeeks, id: number): Weeks {
  const own = interviews.find((one) => one.id === id);
  return weeks.map(({ day, from }, index) => ({
    day,
    from,
    invited: own?.invited[index] ?? 0,
    completed: own?.completed[index] ?? 0,
  }));
}

/** The most that any interview had in a week: one scale for all of them, so that they can be compared. */
export const mostOf = ({ interviews }: InterviewWeeks): number =>
  interviews
    .flatMap(({ invited, completed }) => [...invited, ...completed])
    .reduce((most, count) => Math.max(most, count), 0);

/**
 * How high a bar is, in the picture's units: whatever isn't nothing can be seen.
 * @param most what fills the whole height.
 */
export function barHeight(count: number, most: number, full: number): number {
  if (count === 0 || most === 0) return 0;
  return Math.max(1.5, Math.round((count / most) * full * 10) / 10);
}
