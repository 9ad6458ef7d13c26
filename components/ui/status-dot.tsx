import { cn } from "@/components/ui/cn";

const tones = {
  live: "bg-recommended",
  starting: "bg-control animate-breathe",
  failing: "bg-danger",
} as const;

export function StatusDot({ tone, className }: { tone: keyof typeof tones; className?: string }) {
  return <span aria-hidden="true" className={cn("size-2 shrink-0 rounded-full", tones[tone], className)} />;
}
