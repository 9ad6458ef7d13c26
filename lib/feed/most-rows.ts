/** What one message of the feed tells of at most. With more rows, the reader reloads the few that it shows. */
export const mostRows = 250;
