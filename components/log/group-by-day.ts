import { type Day, dayAt } from "@/lib/days";

export type DayOf<Entry> = { day: Day; entries: Entry[] };

/** Groups neighbouring entries of one day. @param zone IANA name: whose days. */
export function groupByDay<Entry extends { at: string }>(entries: Entry[], zone: string): DayOf<Entry>[] {
  const days: DayOf<Entry>[] = [];
  for (const entry of entries) {
    const day = dayAt(Date.parse(entry.at), zone);
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}
