import { ListEnd } from "lucide-react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

/** The address names a page beyond the last one: an old bookmark, or a list that has become shorter. */
export function PastTheEnd({ onFirst }: { onFirst: () => void }) {
  return (
    <EmptyState
      icon={<ListEnd aria-hidden="true" />}
      title="Nothing on this page"
      action={<Button onClick={onFirst}>Go to the first page</Button>}
    >
      The list ends before it.
    </EmptyState>
  );
}
