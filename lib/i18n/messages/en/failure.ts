/** A screen that failed: these stand in the browser beforehand, in every language, and nothing else does:
 * plain sentences, as nothing has compiled them. */
export const failure = {
  title: "This page didn’t load",
  text: "Something went wrong on our side. Whatever you had saved is still there.",
  again: "If it happens again, give an administrator this reference: the log explains it.",
  reference: "Reference",
  tryAgain: "Try again",
  toAssessments: "Go to assessments",
} as const;
