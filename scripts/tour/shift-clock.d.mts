/** A moment, as it is and as it is to be shown. */
export type Began = { realMs: number; shownMs: number };

/** Sets `Date` to begin at a moment, from which it goes a tenth as fast. */
export declare function shiftClock(began: Began): void;
