// Hebrew, Arabic and their like.
const fromTheRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * A name from right to left between isolates (FSI … PDI), so that in a sentence it takes neither what is beside it nor
 * its punctuation along; any other text as it is. For labels and titles, which have no elements.
 */
export const isolate = (text: string): string => (fromTheRight.test(text) ? `\u2068${text}\u2069` : text);
