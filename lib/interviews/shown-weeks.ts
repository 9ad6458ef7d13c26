/** With the current one. */
export const shownWeeks = 12;
