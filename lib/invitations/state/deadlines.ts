/** A waiting row whose deadline didn't move for this long has lost its process. */
export const waitingDeadlineMs = 30_000;
/** How often a process moves the deadlines of its waiting rows. */
export const renewEveryMs = 5_000;
/** How long a call lasts at most (lib/assessment-api/client.ts). */
export const callTimeoutMs = 10_000;
/** Longer than the call’s own time-out. */
export const callDeadlineMs = 15_000;
