import { ArrowUp, RefreshCw } from "lucide-react";
import { Button } from "@/components/ui/button";

/** Lets waiting rows in. It floats, so that its coming moves nothing. */
export function NewRowsPill({
  fresh,
  outdated,
  onLetIn,
}: {
  fresh: number;
  outdated: boolean;
  onLetIn: () => void;
}) {
  if (!outdated) return null;
  return (
    <Button
      variant="primary"
      size="sm"
      onClick={onLetIn}
      className="absolute top-full left-1/2 mt-11 -translate-x-1/2 rounded-full px-3 shadow-float @max-2xl:mt-2"
    >
      {fresh > 0 ? <ArrowUp aria-hidden="true" /> : <RefreshCw aria-hidden="true" />}
      {fresh > 0 ? `${fresh} new` : "Update list"}
    </Button>
  );
}
