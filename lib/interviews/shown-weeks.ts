/** How many weeks an interview's picture shows, the present one among them. */
export const shownWeeks = 12;
