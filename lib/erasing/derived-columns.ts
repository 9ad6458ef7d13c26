/** Whether a column repeats others so that rows can be found and sorted by it. */
export const isDerived = (column: string): boolean => /_folded$|^search_text$|^candidate_text$/.test(column);
