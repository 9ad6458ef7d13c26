import type { OddField } from "@/lib/assessment-api/oddities";
import type { ServiceAssessment } from "@/lib/assessment-api/schemas";

const texts = {
  applicationUrl: "application_url",
  reportUrl: "url",
  detail: "detail",
  candidateEmail: "candidate_email",
} as const satisfies Record<string, OddField>;

/** Leaves out each text in which the service repeats the key, so that we don't spread it. */
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
