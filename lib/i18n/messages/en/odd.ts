/** What the service sent that can't be used. */
export const odd = {
  title: "The service sent something unusual",
  fields: {
    id: "ID",
    completed: "Status",
    recommended: "Recommendation",
    created_at: "Creation time",
    application_url: "Application link",
    url: "Report link",
    detail: "Result details",
    candidate_email: "Candidate’s e-mail address",
    interview_id: "Interview",
  },
  missing: {
    application_url: "The service sent no application link.",
    url: "The service recommends the candidate, but sent no report link.",
  },
  unusable: {
    id: "The service sent no ID that can be read.",
    application_url: "The service sent an application link that can’t be opened.",
    url: "The service sent a report link that can’t be opened.",
    candidate_email: "The service sent an e-mail address that can’t be read, so the candidate isn’t known.",
    interview_id: "The service sent an interview that can’t be read.",
  },
  detail: {
    missing: "The service recommends the candidate, but didn’t say why.",
    unusable: "The service sent details that can’t be read.",
    too_long: "What the service sent is too long to keep, so it is left out.",
    carries_key:
      "What the service sent contained Shortlist’s own key, so it is left out. Tell an administrator.",
  },
  tooLong: "{field}: what the service sent is too long to keep, so it is left out.",
  carriesKey:
    "{field}: what the service sent contained Shortlist’s own key, so it is left out. Tell an administrator.",
  completed: "The service doesn’t say whether this assessment is completed.",
  recommended: "The service says that this is completed, but not whether it recommends the candidate.",
  contradicts:
    "The service sent a recommendation, but also says that this isn’t completed. It counts as pending.",
  undated:
    "The service sent no creation time that can be read. The time shown is when Shortlist first saw this assessment.",
  createdAt: "The service’s last creation time can’t be read. You see the one it sent before.",
  linkBefore: "You see the one it sent before.",
  statusBefore: "You see the status it gave before.",
  pendingMeanwhile: "Until it does, it counts as pending.",
  finding: "The service hasn’t given a result that can be read.",
  firstSeen: "First seen",
  seen: "seen <at></at>",
} as const;
