/** Why an invitation is unconfirmed whose process seemed lost; that process may live, and know better. */
export const interrupted = "interrupted";
/** Its process was lost before its turn came. */
export const neverCalled = "never_called";
/** A repeated call was told that the candidate has a pending assessment: an earlier call had landed. */
export const pendingThere = "pending_there";
/** A repeated call never left. */
export const neverLeft = "never_left";
/** The store was restored from a backup: it may have been sent since that was made. */
export const restored = "restored";
/** It was answered with an assessment that can't be the new one (judge-answer.ts). */
export const notTheirs = "not_theirs";
