import { failure } from "@/lib/i18n/messages/en/failure";

export const common = {
  close: "Close",
  cancel: "Cancel",
  undo: "Undo",
  tryAgain: failure.tryAgain,
  signIn: "Sign in",
  optional: "optional",
  choose: "Choose…",
  search: "Search…",
  searchIn: "Search: {label}",
  nothingMatches: "Nothing matches.",
  technicalDetail: "Technical detail",
  labelled: "{label}: {what}",
  loading: "Loading…",
  somebody: "Someone",
  actions: "Actions",
  status: "Status",
  email: "E-mail",
  copy: "Copy",
  copied: "Copied",
  notCopied: "Not copied",
  copyBlocked: "The browser didn’t let us copy. Select the text and copy it by hand.",
  toAssessments: failure.toAssessments,
  newAssessment: "New assessment",
  signedOut: "You have been signed out",
  signInElsewhere: "Sign in in another tab",
  signedOutText: "Sign in in another tab, then try again here.",
  atLeast: "{count}+",
  percent: "{percent}%",
  none: "—",
  unnamedImport: "Pasted on {when}",
} as const;

export const time = {
  justNow: "just now",
  secondsAgo: "{count} s ago",
  minutesAgo: "{count} min ago",
  hoursAgo: "{count} h ago",
  yesterday: "yesterday",
  daysAgo: "{count} days ago",
} as const;

export const titles = {
  assessments: "Assessments",
  newAssessment: "New assessment",
  compare: "Compare",
  shortlists: "Shortlists",
  interviews: "Interviews",
  insights: "Insights",
  imports: "Import",
  settings: "Settings",
  accessibility: "Accessibility",
  signIn: "Sign in",
  setup: "Set up",
  forbidden: "No access",
  notFound: "Not found",
} as const;

export const status = {
  pending: "Pending",
  recommended: "Recommended",
  not_recommended: "Not recommended",
  untold: "Status unclear",
} as const;

export const statusInSentence = {
  pending: "pending",
  recommended: "recommended",
  not_recommended: "not recommended",
  unconfirmed: "unconfirmed",
} as const;

export const roles = {
  viewer: "Viewer",
  recruiter: "Recruiter",
  administrator: "Administrator",
} as const;

export const roleInSentence = {
  viewer: "viewer",
  recruiter: "recruiter",
  administrator: "administrator",
} as const;

export const roleSentences = {
  viewer: "Can view assessments and interviews.",
  recruiter: "Can invite candidates, share their links, and add notes and decisions.",
  administrator:
    "Can do everything recruiters can, and manage people, templates, team rules and the connection.",
} as const;
