/** A waiting row whose deadline didn't move for this long has lost its process. */
export const waitingDeadlineMs = 30_000;
/** How often a process moves the deadlines of its waiting rows. */
export const renewEveryMs = 5_000;
/** Longer than the call's own time-out of ten seconds. */
export const callDeadlineMs = 15_000;
