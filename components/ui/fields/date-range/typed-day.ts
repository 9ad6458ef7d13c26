import { type Day, readDay } from "@/lib/days";

const isoDay = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const dayFirst = /^(\d{1,2})\s*[./-]\s*(\d{1,2})(?:\s*[./-]\s*(\d{2}|\d{4})?)?$/;

/**
 * Reads a day as people type it: `14.11.2026`, `14/11/26`, `2026-11-14`, and `11/14/2026` where only that is a day.
 * `14.11.` is the last one that wasn’t in the future.
 * @returns undefined where it is none, or outside the years that filters take.
 */
export function readTypedDay(typed: string, today: Day): Day | undefined {
  const text = typed.trim();
  const [, isoYear, isoMonth, isoDate] = isoDay.exec(text) ?? [];
  if (isoYear && isoMonth && isoDate) return dayOf(isoYear, isoMonth, isoDate);
  const [, date, month, year] = dayFirst.exec(text) ?? [];
  if (!date || !month) return undefined;
  const read = (of: string) =>
    dayOf(of, month, date) ?? (text.includes("/") ? dayOf(of, date, month) : undefined);
  if (year) return read(year.length === 2 ? `20${year}` : year);
  const thisYear = Number(today.slice(0, 4));
  const day = read(String(thisYear));
  return day && day > today ? read(String(thisYear - 1)) : day;
}

function dayOf(year: string, month: string, date: string): Day | undefined {
  const day = `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
  // The 31st of February would be read as the 3rd of March.
  const at = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== day ? undefined : readDay(day);
}
