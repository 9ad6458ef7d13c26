/** What the service says of an assessment. */
export const assessmentStatuses = ["pending", "recommended", "not_recommended"] as const;

/** What completed means: the service has said the one or the other. */
export const completedStatuses = ["recommended", "not_recommended"] as const;

/**
 * The tabs over the table: everything, the three states, the two that are completed together, and the rows
 * nobody has said who they are.
 */
export const assessmentTabs = ["all", "pending", "completed", ...completedStatuses, "unclaimed"] as const;

export const assessmentSorts = ["created", "candidate", "interview", "status"] as const;

/** What a team makes of an assessment: ours, the service knows nothing of it. */
export const decisions = ["undecided", "advance", "hold", "reject"] as const;

/** What the service may say otherwise of an assessment than before. `other`: when it was made, or what is odd about it. */
export const changedParts = [
  "verdict",
  "reopened",
  "detail",
  "report_link",
  "application_link",
  "other",
] as const;

/** Beside the others, which are shown anyway: the archived alone, or the archived with them. */
export const archiveFilters = ["1", "with"] as const;

/** As many as one can do something with at once. */
export const maxChosen = 500;
