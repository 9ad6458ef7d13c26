/** So many views can stand as tabs. */
export const mostPins = 8;
