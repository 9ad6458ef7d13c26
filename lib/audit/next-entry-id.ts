import { randomUUID } from "node:crypto";

/** A UUID of version 7 has twelve bits to tell apart those of one millisecond. */
const perMs = 0x1000;

let lastMs = 0;
let count = 0;

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, "0");

/**
 * A UUID of version 7, greater as text than every one that this process asked for before: what one action
 * writes down has one time, and is read in the order in which it happened.
 */
export function nextEntryId(): string {
  const now = Date.now();
  count = now > lastMs ? 0 : (count + 1) % perMs;
  // A clock that was put back, or a millisecond that is full, borrows from the next one.
  if (now > lastMs) lastMs = now;
  else if (count === 0) lastMs += 1;
  const ms = hex(lastMs, 12);
  return `${ms.slice(0, 8)}-${ms.slice(8)}-7${hex(count, 3)}-${randomUUID().slice(19)}`;
}
