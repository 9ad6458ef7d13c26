/** What a blind reviewer calls a candidate in any language, before the number, as search finds it: folded. */
export const blindWords = "candidate person";
