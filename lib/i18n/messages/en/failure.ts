/** A screen that failed. Every browser has these in every language, as plain sentences: nothing compiles them. */
export const failure = {
  title: "This page didn’t load",
  text: "Something went wrong on our side. Whatever you had saved is still there.",
  again: "If it happens again, give an administrator this reference: the log explains it.",
  reference: "Reference",
  tryAgain: "Try again",
  toAssessments: "Go to assessments",
} as const;
