import { Notice } from "@/components/ui/notice";
import type { AssessmentView } from "@/lib/assessments/schema";

/** Says of a matched assessment that it may be somebody else's. */
export function ProbableNote({ assessment: { identity, status } }: { assessment: AssessmentView }) {
  if (identity !== "probable") return null;
  return (
    <Notice tone="info" title="Probably this candidate’s">
      The service never confirmed this invitation. This is the only new assessment that fits it.{" "}
      {status === "pending"
        ? "Shortlist knows for certain once it is completed; until then its link may be somebody else’s."
        : "Shortlist is asking the service whose it is."}
    </Notice>
  );
}
