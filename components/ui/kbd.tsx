import { cn } from "@/components/ui/cn";

/** A key's name, in the colour of what it stands on. */
export function Kbd({ children, className }: { children: string; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        "inline-grid h-4.5 min-w-4.5 place-items-center rounded-xs border border-current/35 px-1 font-sans text-11 leading-none opacity-80 pointer-coarse:hidden",
        className,
      )}
    >
      {children}
    </span>
  );
}
