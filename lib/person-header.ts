/** Says for whom the page was made that sends a request: in another person's session the request is refused. */
export const personHeader = "x-shortlist-person";
