import { CloudOff, ListChecks, SearchX, Send } from "lucide-react";
import Link from "next/link";
import { tabWords } from "@/components/assessments/status-words";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { AssessmentTab } from "@/lib/assessments/schema";

const emptyTabs: Record<AssessmentTab, [title: string, sentence: string]> = {
  all: ["No assessments", "Everybody who is invited stands here."],
  pending: ["Nothing is pending", "Everybody who was invited has finished."],
  recommended: ["Nobody is recommended yet", "As soon as the service recommends somebody, they stand here."],
  not_recommended: ["Nobody here yet", "Candidates who finish without a recommendation stand here."],
  unclaimed: [
    "Nothing is unclaimed",
    "Every assessment has a name. Those made outside Shortlist would stand here.",
  ],
};

/** Why the table is empty, and the way on. */
export function TableEmpty({
  tab,
  isFiltered,
  isFirst,
  isKnown,
  canInvite,
  onClear,
}: {
  tab: AssessmentTab;
  isFiltered: boolean;
  /** There is no assessment at all. */
  isFirst: boolean;
  /** The service has told so; while it doesn't answer, nobody knows. */
  isKnown: boolean;
  canInvite: boolean;
  onClear: () => void;
}) {
  if (isFirst && !isKnown) {
    return (
      <EmptyState icon={<CloudOff aria-hidden="true" />} title="No assessments to show yet">
        As soon as the assessment service answers, they stand here.
      </EmptyState>
    );
  }
  if (isFirst) {
    return (
      <EmptyState
        icon={<Send aria-hidden="true" />}
        title="Invite your first candidate"
        action={
          canInvite && (
            <Button variant="primary" render={<Link href="/assessments/new" />}>
              New assessment
            </Button>
          )
        }
      >
        {canInvite
          ? "Choose an interview, enter an e-mail address, and hand over the link. The result arrives here by itself."
          : "Nobody has been invited yet. As soon as a recruiter invites somebody, they stand here."}
      </EmptyState>
    );
  }
  if (isFiltered) {
    return (
      <EmptyState
        icon={<SearchX aria-hidden="true" />}
        title="Nothing matches"
        action={<Button onClick={onClear}>Clear filters</Button>}
      >
        {tab === "all"
          ? "No assessment fits what you look for."
          : `No assessment under “${tabWords[tab]}” fits what you look for.`}
      </EmptyState>
    );
  }
  const [title, sentence] = emptyTabs[tab];
  return (
    <EmptyState icon={<ListChecks aria-hidden="true" />} title={title}>
      {sentence}
    </EmptyState>
  );
}
