import type { AssessmentView } from "@/lib/assessments/schema";

const without = {
  pending: "Nothing yet. The result arrives here by itself once the candidate has finished.",
  recommended: "The service gave no detail.",
  not_recommended: "The service gave no detail. It gives none for some interviews.",
} as const;

/** The recommendation's reason in full, or why there is none. */
export function Finding({ assessment: { status, detail } }: { assessment: AssessmentView }) {
  return detail ? (
    <p dir="auto" className="max-w-prose text-16 whitespace-pre-line">
      {detail}
    </p>
  ) : (
    <p className="max-w-prose text-14 text-quiet">{without[status]}</p>
  );
}
