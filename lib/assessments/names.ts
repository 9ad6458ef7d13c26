export const assessmentStatuses = ["pending", "recommended", "not_recommended"] as const;

export const completedStatuses = ["recommended", "not_recommended"] as const;

export const assessmentTabs = ["all", "pending", "completed", ...completedStatuses, "unclaimed"] as const;

export const assessmentSorts = ["created", "candidate", "interview", "status"] as const;

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

/** `1`: archived ones only. `with`: archived ones too. */
export const archiveFilters = ["1", "with"] as const;

export const maxChosen = 500;
