/** What is around every screen, and the pages in a screen’s place. */
export const layout = {
  description: "Candidate assessments for your team.",
  skip: "Skip to content",
  mainNavigation: "Main",
  assessments: "Assessments",
  interviews: "Interviews",
  insights: "Insights",
  settings: "Settings",
  notifications: "Notifications",
  you: "You",
  theme: "Theme",
  light: "Light",
  dark: "Dark",
  system: "System",
  signOut: "Sign out",
  stillSignedIn: "You are still signed in",
  stillSignedInWhy: "Shortlist didn’t respond. Try again in a moment.",
  sandbox: "Sandbox",
  sandboxMails: "Sandbox: invented candidates, but e-mails are really sent to the addresses you enter.",
  sandboxKeeps: "Sandbox: invented candidates, and no e-mail leaves this machine.",
  sandboxOutbox: "See its e-mails",
  sandboxConnected: "Sandbox connected",
  connected: "Service connected",
  connecting: "Connecting…",
  noService: "No service",
  noServiceSince: "No service since {since}",
  partMissing: "This part couldn’t be loaded",
  partMissingText:
    "The connection was interrupted, or Shortlist has been updated in the meantime. Try again; if it stays so, load the page again.",
  loadAgain: "Load the page again",
  noNews: "No news from the assessment service",
  notFoundTitle: "Page not found",
  notFoundText: "No assessment or page has this address. It may be mistyped, or belong to another account.",
  nothingHereTitle: "There is nothing here",
  nothingHereText: "The address may be mistyped, or what it led to is gone.",
  forbiddenTitle: "Your role doesn’t allow this",
  forbiddenFor: {
    recruiter: "Only recruiters and administrators can open this page",
    administrator: "Only administrators can open this page",
  },
  forbiddenText:
    "You are signed in as {name} ({role}). If you need this page, ask an administrator to change your role.",
} as const;

/** A screen that failed: these stand in the browser beforehand, in every language. */
export const failure = {
  title: "This page didn’t load",
  text: "Something went wrong on our side. Whatever you had saved is still there.",
  again: "If it happens again, give an administrator this reference: the log explains it.",
} as const;
