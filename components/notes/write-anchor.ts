/** In an address, for the field in which a new note is written. */
export const writeAnchor = "write-note";
