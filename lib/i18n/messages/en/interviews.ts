export const interviews = {
  title: "Interviews",
  subtitle: "What candidates can be invited to.",
  caption: "Interviews with the counts of their assessments",
  interview: "Interview",
  completed: "Completed",
  lastWeeks: "Last {count} weeks",
  weeks: "{invited} invited and {completed} completed in the last {count} weeks",
  weeksLegend: "The bars are weeks, the latest on the right:",
  weeksInvited: "invited",
  weeksCompleted: "seen completed",
  unknownMeans:
    "Created outside Shortlist; they move to their interview once they are completed. A share that they could change noticeably is left out.",
  retired: "Retired",
  emptyTitle: "No interviews yet",
  unreadTitle: "No interviews have been read yet",
  unread: "They come from the assessment service, and appear here as soon as it has answered.",
  unreadFailing:
    "They come from the assessment service, which we can’t read right now. They appear here as soon as we can.",
  empty: "Interviews are made in the assessment service and appear here by themselves.",
  inviteFor: "New assessment<more> for {interview}</more>",
  count: {
    invited: "{count} invited for {interview}",
    completed: "{count} completed for {interview}",
    pending: "{count} pending for {interview}",
    recommended: "{count} recommended for {interview}",
    not_recommended: "{count} not recommended for {interview}",
  },
} as const;
