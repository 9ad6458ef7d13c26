import { Notice } from "@/components/ui/notice";
import type { AssessmentView } from "@/lib/assessments/schema";

/** What somebody had said, and what the service says: its word counts, and nobody is left wondering. */
export function OverruledClaim({ assessment }: { assessment: AssessmentView }) {
  const { overruledClaim, candidate, interview } = assessment;
  if (!overruledClaim || !candidate) return null;
  const isSamePerson = overruledClaim.email.trim().toLowerCase() === candidate.email.trim().toLowerCase();
  return (
    <Notice tone="info" title="The assessment service says otherwise">
      {isSamePerson
        ? `${overruledClaim.by} had said that this was for another interview. The completed assessment says that it was ${interview?.name ?? "not that one"}.`
        : `${overruledClaim.by} had said that this was ${overruledClaim.email}. The completed assessment says that it was ${candidate.email}.`}
    </Notice>
  );
}
