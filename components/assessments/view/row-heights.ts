/** About where rows become cards, which have neither heads nor heights. */
export const cardsQuery = "(width < 52rem)";

export const densities = ["comfortable", "compact"] as const;
