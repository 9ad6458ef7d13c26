/** The fields of an assessment (interface document, section 2) that may come otherwise than documented. */
export const oddFields = [
  "id",
  "completed",
  "recommended",
  "created_at",
  "application_url",
  "url",
  "detail",
  "candidate_email",
  "interview_id",
] as const;

/**
 * `unusable`: of another type, or a value that stands for nothing, such as a link with another scheme.
 * `contradicts`: another field says otherwise. `twice`: a row before it, or one further on, has the same id.
 */
export const oddReasons = ["missing", "unusable", "too_long", "carries_key", "contradicts", "twice"] as const;

export type OddField = (typeof oddFields)[number];
export type OddReason = (typeof oddReasons)[number];

/** What was not usable of a row. The field is left out; the others count. Nothing of its content is kept. */
export type Oddity = { field: OddField; reason: OddReason };

/** Whether a row with these oddities has no state that can be told, and what is known of it all the same. */
export function untoldState(oddities: readonly Oddity[]): "completed" | "unknown" | undefined {
  if (oddities.some(({ field }) => field === "completed")) return "unknown";
  const isUntold = oddities.some(({ field, reason }) => field === "recommended" && reason !== "contradicts");
  return isUntold ? "completed" : undefined;
}

/** In the order of the document, so that the same oddities are written alike. @returns null for none. */
export function writeOddities(oddities: readonly Oddity[]): string | null {
  if (oddities.length === 0) return null;
  const byField = new Map(oddities.map(({ field, reason }) => [field, reason]));
  return oddFields.flatMap((field) => (byField.has(field) ? `${field}:${byField.get(field)}` : [])).join(" ");
}

const isOneOf = <T extends string>(known: readonly T[], word: string | undefined): word is T =>
  known.some((one) => one === word);

/** Reads what `writeOddities` wrote; what another version knew and this one doesn't is passed over. */
export function readOddities(text: string | null): Oddity[] {
  return (text?.split(" ") ?? []).flatMap((written) => {
    const [field, reason] = written.split(":");
    return isOneOf(oddFields, field) && isOneOf(oddReasons, reason) ? { field, reason } : [];
  });
}
