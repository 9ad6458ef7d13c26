import { cn } from "@/components/ui/cn";

/** A person as a disc with letters; decoration, the name stands beside it. */
export function Avatar({ letters, className }: { letters: string; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        "grid size-7 shrink-0 select-none place-items-center rounded-full bg-accent-soft text-11 font-semibold text-accent",
        className,
      )}
    >
      {letters}
    </span>
  );
}
