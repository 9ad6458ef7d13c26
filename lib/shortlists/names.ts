/** A page shows all of them, on paper too. */
export const mostCandidates = 200;

/** The archive is a list of its own. */
export const listStates = ["current", "archived"] as const;

/** How long a link may work, in days. */
export const linkDays = [1, 7, 30] as const;

export const usualLinkDays = 7;

/** Of those that still work. */
export const mostLinks = 20;

/** Of those that have ended, the newest are shown. */
export const shownEnded = 5;

export const voteAnswers = ["yes", "no", "unsure"] as const;
