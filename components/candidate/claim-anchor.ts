/** The part of an assessment where recruiters say who it is: rows of unclaimed ones link to it. */
export const claimAnchor = "who";
