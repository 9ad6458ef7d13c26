import { cn } from "@/components/ui/cn";

/** The region around it is `aria-busy`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={cn("block h-3.5 animate-breathe rounded-xs bg-pressed", className)} />
  );
}
