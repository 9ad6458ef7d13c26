export const assessmentStatuses = ["pending", "recommended", "not_recommended"] as const;

export const completedStatuses = ["recommended", "not_recommended"] as const;

export const statusFilters = ["all", "pending", "completed", ...completedStatuses, "unclaimed"] as const;

/** The tabs, by what the team has to do: `to_decide` is completed and undecided. */
export const queues = ["to_decide", "pending", "advance", "hold", "reject", "all"] as const;

/** Why a pending assessment needs somebody’s attention. */
export const followUpKinds = ["overdue", "not_handed_over"] as const;

/** What is counted of a list: its queues, and the states that aren’t queues. */
export const countNames = [...queues, "completed", ...completedStatuses, "unclaimed"] as const;

export const assessmentSorts = [
  "created",
  "completed",
  "candidate",
  "interview",
  "status",
  "contacted",
] as const;

/** The team's own decision; the service doesn't know it. */
export const decisions = ["undecided", "advance", "hold", "reject"] as const;

/** What the service may change afterwards. `other`: the creation time, or what is odd about the row. */
export const changedParts = [
  "verdict",
  "reopened",
  "detail",
  "report_link",
  "application_link",
  "other",
] as const;

/**
 * Why a link can’t be handed out in bulk. `blind`: it is hidden. `uncertain`: it may be another candidate's. `unknown`: no
 * such row.
 */
export const linkObstacles = ["completed", "gone", "blind", "uncertain", "no_link", "unknown"] as const;

/** Why a candidate can’t be reminded. `unnamed`: the assessment is unclaimed, so there is no address. */
export const reminderObstacles = [...linkObstacles, "unnamed"] as const;

/** Filters by last contact: never, or none for this many days (never included). */
export const contactFilters = ["never", "3", "7", "14", "30"] as const;

/** Filters by time that move with the clock: within this many days until now. */
export const timeWindows = ["1", "7", "30", "90"] as const;

/** `1`: archived ones only. `with`: archived ones too. */
export const archiveFilters = ["1", "with"] as const;

/** Filter values beside member ids: the reader’s own, and the unassigned. */
export const ownAssignee = "me";
export const noAssignee = "none";

/** How a candidate gets a message: the copied one, by the mail program, or from a file of many. */
export const reminderWays = ["message", "mail", "file"] as const;

export const maxChosen = 1000;

export const maxSnoozeDays = 365;
