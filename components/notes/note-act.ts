/** What was done to a note, as it is announced. */
export type NoteAct = "added" | "saved" | "removed";
