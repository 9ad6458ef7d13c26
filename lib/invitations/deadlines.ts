/** A row whose turn hasn't come and whose deadline nobody has moved for this long has lost its process. */
export const waitingDeadlineMs = 30_000;
/** How often a living process moves the deadlines of those that wait in it. */
export const renewEveryMs = 5_000;
/** Longer than the call's own time-out of ten seconds: a call still open after this has lost its process. */
export const callDeadlineMs = 15_000;
