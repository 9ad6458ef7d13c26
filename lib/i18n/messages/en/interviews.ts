export const interviews = {
  title: "Interviews",
  subtitle: "What candidates can be invited to.",
  caption: "Interviews with the counts of their assessments",
  interview: "Interview",
  rate: "Rate",
  retired: "Retired",
  emptyTitle: "No interviews yet",
  emptyUnreachable:
    "They come from the assessment service, which we can’t read right now. They appear here as soon as we can.",
  empty: "Interviews are made in the assessment service and appear here by themselves.",
  inviteFor: "New assessment<more> for {interview}</more>",
  count: {
    pending: "{count} pending for {interview}",
    recommended: "{count} recommended for {interview}",
    not_recommended: "{count} not recommended for {interview}",
  },
} as const;
