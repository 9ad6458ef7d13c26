/** Its process seemed lost during the call; it may live after all, and settle it. */
export const interrupted = "interrupted";
export const neverCalled = "never_called";
/** A repeated call was refused because of a pending assessment, so an earlier call had landed. */
export const pendingThere = "pending_there";
export const neverLeft = "never_left";
export const restored = "restored";
/** The answer named an assessment that can't be the new one (judge-answer.ts). */
export const notTheirs = "not_theirs";
