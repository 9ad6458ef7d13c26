/** What somebody has typed while a note was being saved: what stands behind it, or all where it is changed. */
export const typedSince = (typed: string, saved: string): string =>
  typed.startsWith(saved) ? typed.slice(saved.length).trimStart() : typed;
