/** Takes the place of an address. */
const redacted = "[erased]";

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

export type Redact = (text: string) => string;

/** Takes these addresses out of a text, in any case; `diana@x.org` is not `ana@x.org`. */
export function redactAddresses(addresses: readonly string[]): Redact {
  if (addresses.length === 0) return (text) => text;
  const any = addresses
    .flatMap((address) => [address, encodeURIComponent(address)])
    .map(literal)
    .join("|");
  // Signs belong to the address where a letter or a digit is on their other side.
  const before = "(?<![\\p{L}\\p{N}]|[\\p{L}\\p{N}][._+'’-])";
  const after = "(?![\\p{L}\\p{N}]|[.-][\\p{L}\\p{N}])";
  const pattern = new RegExp(`${before}(?:${any})${after}`, "giu");
  return (text) => text.replace(pattern, redacted);
}

/** Whether one of these addresses is in a text, as `redactAddresses` would take it out. */
export function mentionOf(addresses: readonly string[]): (text: string | null) => boolean {
  const redact = redactAddresses(addresses);
  return (text) => text !== null && redactStored("details", text, redact) !== text;
}

/** The same in what a column holds: words, JSON, or the parameters of a view. */
export function redactStored(column: string, stored: string, redact: Redact): string {
  if (column === "query") return redactQuery(stored, redact);
  if (!/^[[{]/.test(stored)) return redact(stored);
  try {
    const before: unknown = JSON.parse(stored);
    const after = JSON.stringify(redactEach(before, redact));
    return after === JSON.stringify(before) ? stored : after;
  } catch {
    return redact(stored);
  }
}

function redactEach(value: unknown, redact: Redact): unknown {
  if (typeof value === "string") return redact(value);
  if (Array.isArray(value)) return value.map((one) => redactEach(one, redact));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([name, one]) => [
    name,
    name === "query" && typeof one === "string" ? redactQuery(one, redact) : redactEach(one, redact),
  ]);
  return Object.fromEntries(entries);
}

function redactQuery(query: string, redact: Redact): string {
  const before = [...new URLSearchParams(query)];
  const after = before.map(([name, value]) => [name, redact(value)]);
  return before.some(([, value], at) => value !== after[at]?.[1])
    ? String(new URLSearchParams(after))
    : query;
}

// Ids, numbers and the words of closed sets. Everything else in a record may be about the candidate.
const harmless = new Set([
  ..."actorId after assessments assignee assigneeBefore assigneeId author by changed countedUntil days".split(
    " ",
  ),
  ..."decision decisionBefore from ids importId interviewId line noteId since status times to toldAt until way".split(
    " ",
  ),
]);

/** The details of a record without what they say of a candidate. */
export function harmlessDetails(json: string): string {
  const kept = Object.entries(JSON.parse(json)).filter(
    ([name, value]) => harmless.has(name) && (typeof value !== "object" || name === "ids"),
  );
  return JSON.stringify(Object.fromEntries(kept));
}
