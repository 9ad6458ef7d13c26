/** Shorter leads aren’t worth telling apart, and longer ones are seldom shared. */
const words = { least: 2, most: 6 } as const;
/** A lead counts if at least this many texts share it, go on differently, and make up this share of all. */
const leastAlike = 3;
const leastShare = 0.15;
/** A lead ends at these: the words after them are the result itself. */
const ending = /[,;:.!?]$/;

/** The openings that several of these texts share. They are never left out: one may say whether the rest is good or bad. */
export function sharedLeads(texts: readonly string[]): string[] {
  const found = new Map<string, { count: number; next: Set<string> }>();
  for (const text of texts) {
    const own = text.split(" ");
    const end = own.findIndex((word) => ending.test(word));
    // The lead must not be the whole text.
    const most = Math.min(words.most, own.length - 1, end < 0 ? words.most : end);
    for (let count = words.least; count <= most; count += 1) {
      const lead = own.slice(0, count).join(" ");
      const known = found.get(lead) ?? { count: 0, next: new Set() };
      known.count += 1;
      known.next.add(own[count] ?? "");
      found.set(lead, known);
    }
  }
  const least = Math.max(leastAlike, texts.length * leastShare);
  return [...found].flatMap(([lead, { count, next }]) =>
    count >= least && next.size >= leastAlike ? [lead] : [],
  );
}

/** Splits a text after its longest lead. */
export function splitLead(text: string, leads: readonly string[]): { lead?: string; rest: string } {
  let lead: string | undefined;
  for (const one of leads) if (one.length > (lead?.length ?? 0) && text.startsWith(`${one} `)) lead = one;
  return lead === undefined ? { rest: text } : { lead, rest: text.slice(lead.length + 1) };
}
