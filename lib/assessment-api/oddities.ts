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

/** `unusable`: wrong type or meaningless. `twice`: another row has the same id. */
export const oddReasons = ["missing", "unusable", "too_long", "carries_key", "contradicts", "twice"] as const;

export type OddField = (typeof oddFields)[number];
export type OddReason = (typeof oddReasons)[number];

/** A field that was left out of a row, without its content. */
export type Oddity = { field: OddField; reason: OddReason };

/** The state of a row that can't be told in full; undefined where it can. */
export function untoldState(oddities: readonly Oddity[]): "completed" | "unknown" | undefined {
  if (oddities.some(({ field }) => field === "completed")) return "unknown";
  const isUntold = oddities.some(({ field, reason }) => field === "recommended" && reason !== "contradicts");
  return isUntold ? "completed" : undefined;
}

/** In the document's order, so that equal oddities give equal texts. @returns null for none. */
export function writeOddities(oddities: readonly Oddity[]): string | null {
  if (oddities.length === 0) return null;
  const byField = new Map(oddities.map(({ field, reason }) => [field, reason]));
  return oddFields.flatMap((field) => (byField.has(field) ? `${field}:${byField.get(field)}` : [])).join(" ");
}

const isOneOf = <T extends string>(known: readonly T[], word: string | undefined): word is T =>
  known.some((one) => one === word);

export function readOddities(text: string | null): Oddity[] {
  return (text?.split(" ") ?? []).flatMap((written) => {
    const [field, reason] = written.split(":");
    return isOneOf(oddFields, field) && isOneOf(oddReasons, reason) ? { field, reason } : [];
  });
}
