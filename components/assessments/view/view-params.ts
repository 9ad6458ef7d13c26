import type { AssessmentQuery } from "@/lib/assessments/schema";

export function viewParams(view: Partial<AssessmentQuery>): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(view)) {
    if (value !== undefined && value !== "") params.set(name, String(value));
  }
  return params;
}
