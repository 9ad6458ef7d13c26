import { cn } from "@/components/ui/cn";

export function Avatar({ letters, className }: { letters: string; className?: string }) {
  return (
    <span
      aria-hidden="true"
      dir="auto"
      className={cn(
        "grid size-7 shrink-0 select-none place-items-center rounded-full bg-accent-soft text-11 font-semibold text-accent",
        className,
      )}
    >
      {letters}
    </span>
  );
}
