const date = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
const dateTime = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "UTC",
});
const number = new Intl.NumberFormat("en", { maximumFractionDigits: 1 });

/** "21 November 2026", in UTC: without a script, the reader's time zone isn't known. */
export const formatDate = (instant: string): string => date.format(new Date(instant));

/** "21 Nov 2026, 08:12 UTC". */
export const formatDateTime = (instant: string): string => `${dateTime.format(new Date(instant))} UTC`;

export const formatNumber = (value: number): string => number.format(value);

/** "1 question", "2 questions". */
export const count = (amount: number, one: string, several = `${one}s`): string =>
  `${amount} ${amount === 1 ? one : several}`;
