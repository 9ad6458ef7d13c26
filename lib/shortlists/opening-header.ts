/**
 * Says that a browser has opened a shared page, and not only fetched it. A link, a picture and a form of another site
 * can’t send it.
 */
export const openingHeader = "x-shortlist-opening";
