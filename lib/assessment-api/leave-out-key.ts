import type { OddField } from "@/lib/assessment-api/oddities";
import type { ServiceAssessment } from "@/lib/assessment-api/schemas";

/** The texts of an assessment, by the names of the document. */
const texts = {
  applicationUrl: "application_url",
  reportUrl: "url",
  detail: "detail",
  candidateEmail: "candidate_email",
} as const satisfies Record<string, OddField>;

/**
 * A service that repeats the key in a link or a text must not spread it through us: the field that carries it
 * is left out, and the others count.
 * @param carriesKey whether a text has the key in it.
 */
export function leaveOutKey<T extends ServiceAssessment>(row: T, carriesKey: (text: string) => boolean): T {
  const clean = { ...row };
  for (const [name, field] of Object.entries(texts)) {
    const key = name as keyof T;
    const text = row[key];
    if (typeof text !== "string" || !carriesKey(text)) continue;
    delete clean[key];
    clean.oddities = [...(clean.oddities ?? []), { field, reason: "carries_key" }];
  }
  return clean;
}
