/** Where a table's row leads to, for those who know who it is. */
export const claimAnchor = "who";
