const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

// In minutes before now: a new sandbox looks busy.
const latestMinutes = [12, 37, 74, 131, 205];

const isWeekend = (day: Date) => day.getUTCDay() === 0 || day.getUTCDay() === 6;

// Midnights in UTC of the last five weeks' working days, yesterday's first.
function workingDays(now: Date): number[] {
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  return Array.from({ length: 35 }, (_, index) => today - (index + 1) * dayMs).filter(
    (day) => !isWeekend(new Date(day)),
  );
}

/** Plausible creation times in the last five weeks' office hours, newest first, all different. */
export function spreadInstants(howMany: number, now: Date, random: () => number): Date[] {
  const latest = latestMinutes.slice(0, howMany).map((minutes) => now.getTime() - minutes * minuteMs);
  const days = workingDays(now);
  const earlier = Array.from({ length: howMany - latest.length }, () => {
    const day = days[Math.floor(random() ** 1.4 * days.length)] ?? now.getTime() - dayMs;
    return Math.floor(day + (7.5 + random() * 10) * hourMs);
  });
  const instants = new Set([...latest, ...earlier]);
  while (instants.size < howMany) instants.add(Math.min(...instants) - minuteMs);
  return [...instants].toSorted((a, b) => b - a).map((instant) => new Date(instant));
}

/** When a candidate may have completed: minutes or days after the creation, and before now. */
export function completionAfter(createdAt: Date, now: Date, random: () => number): Date {
  const wanted = (20 + random() ** 3 * 3 * 24 * 60) * minuteMs;
  const latest = (now.getTime() - createdAt.getTime()) * 0.7;
  return new Date(Math.floor(createdAt.getTime() + Math.min(wanted, latest)));
}
