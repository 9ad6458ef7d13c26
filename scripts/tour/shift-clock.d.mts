/** Sets `Date` so many milliseconds ahead. */
export declare function shiftClock(shiftMs: number): void;
