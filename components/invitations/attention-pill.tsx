import { TriangleAlert } from "lucide-react";
import { Button } from "@/components/ui/button";

/** Says that something came to need attention, without moving the table for it. */
export function AttentionPill({ count, onOpen }: { count: number; onOpen: () => void }) {
  if (count === 0) return null;
  return (
    <Button
      onClick={() => {
        onOpen();
        window.scrollTo({ top: 0 });
      }}
      className="rounded-full shadow-float"
    >
      <TriangleAlert aria-hidden="true" className="text-pending" />
      {count === 1 ? "1 invitation needs attention" : `${count} invitations need attention`}
    </Button>
  );
}
