/** `draft`: being checked; nothing is sent yet. `done`: every row has come to its end. */
export const importStates = ["draft", "running", "paused", "done", "stopped"] as const;
export type ImportState = (typeof importStates)[number];

/**
 * Where a row stands. `faulty`: only in a draft; it can’t be sent as it is. `pending`: the candidate was invited
 * before. `unconfirmed`: it may or may not have landed, and is looked for. `notSent`: nobody was invited by it.
 */
export const rowStates = [
  "waiting",
  "faulty",
  "created",
  "pending",
  "skipped",
  "rejected",
  "unconfirmed",
  "notSent",
] as const;
export type RowState = (typeof rowStates)[number];

/**
 * Why an import is paused, or `rate_limited` why a running one goes slowly. `unanswered`: three calls in a row without an
 * answer. `refused`: three in a row refused without a reason. `inviter_left`: who started it may not invite any more. `our_fault`: the next row can’t be
 * written down. `restored`: from a backup, since which some rows may have been sent.
 */
export const pauseReasons = [
  "by_member",
  "unanswered",
  "invalid_key",
  "not_authorised",
  "unreachable",
  "refused",
  "rate_limited",
  "inviter_left",
  "our_fault",
  "restored",
] as const;
export type PauseReason = (typeof pauseReasons)[number];

/** Why a row is left out before it is sent: by a recruiter, by starting, or by the sender. */
export const skipReasons = ["faulty", "double_in_file", "pending_here", "completed_here", "by_hand"] as const;
export type SkipReason = (typeof skipReasons)[number];

/**
 * Why a row ended as it did, or waits. `refused`: the service’s words are in its errors. `probable`: looking found one
 * assessment that it can be. `did_not_land`: it was looked
 * for, and isn’t there. `stopped`: somebody stopped the import before its turn.
 */
export const rowReasons = [
  ...skipReasons,
  "refused",
  "refused_otherwise",
  "unanswered",
  "probable",
  "did_not_land",
  "not_called",
  "stopped",
] as const;
export type RowReason = (typeof rowReasons)[number];

/** What a column of the file holds. `fullName` is split, `ignored` is kept for the list of what failed. */
export const columnKinds = [
  "email",
  "firstName",
  "lastName",
  "fullName",
  "phoneNumber",
  "resumeUrl",
  "externalId",
  "interview",
  "suppress",
  "ignored",
] as const;
export type ColumnKind = (typeof columnKinds)[number];

export const mostRows = 5_000;
export const mostRowsAtOnce = 1_000;
export const mostColumns = 50;
/** Longer than any field takes: what is cut to it is refused there, and never sent. */
export const longestCell = 4_000;
