export const session = {
  idleTitle: "Are you still there?",
  idleText:
    "You haven’t done anything here for a while. Unless you stay, Shortlist signs you out. Drafts stay in this tab until you are back.",
  stay: "Stay signed in",
  signOut: "Sign out",
  notExtended: "Shortlist didn’t respond, so you aren’t signed in for longer yet. Try again.",
  left: "Time left: {time}",
  minutesLeft: "{count, plural, one {# minute} other {# minutes}} left until you are signed out.",
  secondsLeft: "{count, plural, one {# second} other {# seconds}} left until you are signed out.",
  over: "Your session has ended. Connecting to Shortlist…",
  endTitle: "You will have to sign in again at {time}",
  endText: "This session can’t be extended. Drafts stay in this tab until you are back.",
} as const;
