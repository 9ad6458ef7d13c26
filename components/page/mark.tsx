import { cn } from "@/components/ui/cn";

export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={cn("size-5 shrink-0", className)} aria-hidden="true">
      <rect width="32" height="32" rx="9" className="fill-primary" />
      <g
        fill="none"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-on-primary"
      >
        <path d="m8 11 2 2 3.5-4M8 20.5l2 2 3.5-4" />
        <path d="M17.5 11.5H24M17.5 21H24" />
      </g>
    </svg>
  );
}
