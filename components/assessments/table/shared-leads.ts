/** Fewer words say too little to be left out, and more are seldom shared. */
const words = { least: 2, most: 6 } as const;
/** So many have to begin alike, and go on differently; and such a share of all. */
const leastAlike = 3;
const leastShare = 0.15;
/** What comes after it is no opening any more, but what somebody is told. */
const ending = /[,;:.!?]$/;

/** The words with which several of these texts begin: what tells them apart comes after. */
export function sharedLeads(texts: readonly string[]): string[] {
  const found = new Map<string, { count: number; next: Set<string> }>();
  for (const text of texts) {
    const own = text.split(" ");
    const end = own.findIndex((word) => ending.test(word));
    // Something has to be left.
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

/** A text, and the longest of the leads that it begins with. */
export function withoutLead(text: string, leads: readonly string[]): { lead?: string; rest: string } {
  let lead: string | undefined;
  for (const one of leads) if (one.length > (lead?.length ?? 0) && text.startsWith(`${one} `)) lead = one;
  return lead === undefined ? { rest: text } : { lead, rest: text.slice(lead.length + 1) };
}
