/** Fewer words say too little to be left out, and more are seldom shared. */
const words = { least: 2, most: 8 } as const;
/** So many have to begin alike. */
const leastAlike = 3;

/** The words with which several of these texts begin: what tells them apart comes after. */
export function sharedLeads(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) {
    const own = text.split(" ");
    // Something has to be left.
    for (let count = words.least; count <= Math.min(words.most, own.length - 1); count += 1) {
      const lead = own.slice(0, count).join(" ");
      counts.set(lead, (counts.get(lead) ?? 0) + 1);
    }
  }
  return [...counts].flatMap(([lead, count]) => (count >= leastAlike ? [lead] : []));
}

/** A text, and the longest of the leads that it begins with. */
export function withoutLead(text: string, leads: readonly string[]): { lead?: string; rest: string } {
  let lead: string | undefined;
  for (const one of leads) if (one.length > (lead?.length ?? 0) && text.startsWith(`${one} `)) lead = one;
  return lead === undefined ? { rest: text } : { lead, rest: text.slice(lead.length + 1) };
}
