import { ListChecks, SearchX, Send } from "lucide-react";
import Link from "next/link";
import { tabWords } from "@/components/assessments/status-words";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { AssessmentTab } from "@/lib/assessments/schema";

const tabSentences: Record<AssessmentTab, string> = {
  all: "",
  pending: "Everybody who was invited has finished.",
  recommended: "As soon as the service recommends somebody, they stand here.",
  not_recommended: "Candidates who finish without a recommendation stand here.",
  unclaimed: "Every assessment has a name. Those made outside Shortlist would stand here.",
};

/** Why the table is empty, and the way on. */
export function TableEmpty({
  tab,
  isFiltered,
  isFirst,
  canInvite,
  onClear,
}: {
  tab: AssessmentTab;
  isFiltered: boolean;
  /** There is no assessment at all. */
  isFirst: boolean;
  canInvite: boolean;
  onClear: () => void;
}) {
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
        No assessment in “{tabWords[tab]}” fits this search.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={<ListChecks aria-hidden="true" />} title={`${tabWords[tab]}: none`}>
      {tabSentences[tab]}
    </EmptyState>
  );
}
