// Calendar dates in extended or basic format; a zero offset is UTC as much as `Z` is.
const shape =
  /^(\d{4})(-?)(\d{2})\2(\d{2})T(\d{2})(?::?(\d{2})(?::?(\d{2})(?:[.,]\d+)?)?)?(?:Z|[+-]00(?::?00)?)$/;

/** Whether a text is an ISO 8601 time in UTC (section 2, `created_at`): a real date, with its designator. */
export function isUtcInstant(text: string): boolean {
  const match = shape.exec(text);
  if (!match) return false;
  const [, year, , month, day, hour, minute = "0", second = "0"] = match;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const isRealDay = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  // 60 is a leap second.
  return isRealDay && Number(hour) <= 23 && Number(minute) <= 59 && Number(second) <= 60;
}
