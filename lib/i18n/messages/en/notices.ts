/** What is said when an assessment completes while the recruiter looks on. */
export const notices = {
  label: "Just completed",
  one: "{name}: {status}.",
  many: "{count} assessments completed.",
  more: "and {count} more",
  opens: ": {status}. Open",
  open: "Open",
  dismiss: "Dismiss: {name}",
  dismissAll: "Dismiss all",
  settings: "Notifications",
  byBrowser: "Notify me in this browser",
  byBrowserHint: "When an assessment completes while you’re looking at something else.",
  needsPermission: "You have turned this on, but this browser hasn’t been allowed to yet.",
  allow: "Allow in this browser",
  denied:
    "This browser doesn’t let Shortlist notify you. Allow it in the browser’s settings for this site, then turn it on here.",
  unsupported: "This browser can’t notify you here. Notifications need an address that begins with https.",
} as const;
