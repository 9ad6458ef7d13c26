import { cn } from "@/components/ui/cn";

/** A share of a whole, drawn so that paper and forced colours show it too. */
export function ShareBar({
  part,
  whole,
  look,
  className,
}: {
  part: number;
  whole: number;
  /** The filled part’s colour. */
  look: string;
  className?: string;
}) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        "block overflow-hidden rounded-full bg-pressed [print-color-adjust:exact] forced-colors:border",
        className,
      )}
    >
      <span
        className={cn(
          "block h-full rounded-full [print-color-adjust:exact] forced-color-adjust-none",
          look,
          part > 0 && "min-w-1",
        )}
        style={{ width: `${whole === 0 ? 0 : (part / whole) * 100}%` }}
      />
    </span>
  );
}
