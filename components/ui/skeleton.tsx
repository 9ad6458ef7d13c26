import { cn } from "@/components/ui/cn";

/** A grey bar in the shape of what comes; the region around it is `aria-busy`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={cn("block h-3.5 animate-breathe rounded-xs bg-pressed", className)} />
  );
}
