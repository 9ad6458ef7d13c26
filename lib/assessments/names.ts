/** What the service says of an assessment. */
export const assessmentStatuses = ["pending", "recommended", "not_recommended"] as const;

/** The tabs over the table: the three states, everything, and the rows nobody has said who they are. */
export const assessmentTabs = ["all", ...assessmentStatuses, "unclaimed"] as const;

export const assessmentSorts = ["created", "candidate", "interview", "status"] as const;

/** What a team makes of an assessment: ours, the service knows nothing of it. */
export const decisions = ["undecided", "advance", "hold", "reject"] as const;

/** As many as one can do something with at once. */
export const maxChosen = 500;
