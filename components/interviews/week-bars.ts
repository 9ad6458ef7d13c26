import type { InterviewWeeks } from "@/lib/interviews/schema";

/** The latest week last. `completed`: how many were seen completed. */
export type Weeks = { day: string; from: string; invited: number; completed: number }[];

export function weeksOf({ weeks, interviews }: InterviewWeeks, id: number): Weeks {
  const own = interviews.find((one) => one.id === id);
  return weeks.map(({ day, from }, index) => ({
    day,
    from,
    invited: own?.invited[index] ?? 0,
    completed: own?.completed[index] ?? 0,
  }));
}

/** The most that any interview had in a week: with one scale, the bars can be compared. */
export const mostOf = ({ interviews }: InterviewWeeks): number =>
  interviews
    .flatMap(({ invited, completed }) => [...invited, ...completed])
    .reduce((most, count) => Math.max(most, count), 0);

/** In the picture’s units; a count above zero is always visible. @param most the count that fills the height. */
export function barHeight(count: number, most: number, full: number): number {
  if (count === 0 || most === 0) return 0;
  return Math.max(1.5, Math.round((count / most) * full * 10) / 10);
}
