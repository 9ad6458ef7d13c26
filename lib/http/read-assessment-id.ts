import { notFound } from "@/lib/errors";

/**
 * An assessment's id from a path.
 * @throws ProblemError 404: what is no id names nothing.
 */
export function readAssessmentId(text: string): number {
  const id = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(id))
    throw notFound("This assessment doesn’t exist.", { reason: "assessment_missing" });
  return id;
}
