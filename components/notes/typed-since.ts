/** What was typed while a note was being saved: the text after the saved one, or all where that was changed. */
export const typedSince = (typed: string, saved: string): string =>
  typed.startsWith(saved) ? typed.slice(saved.length).trimStart() : typed;
