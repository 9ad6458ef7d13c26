/** About where rows become cards, which have neither heads nor heights: see also home.css. */
export const cardsQuery = "(width < 52rem), (height < 30rem) and (width < 60rem)";

export const densities = ["comfortable", "compact"] as const;
