import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";

/** A column's head that sorts by it. */
export function SortHeader({
  sorted,
  onSort,
  children,
}: {
  sorted: "asc" | "desc" | false;
  onSort?: (event: unknown) => void;
  children: ReactNode;
}) {
  const Arrow = sorted === "desc" ? ArrowDown : ArrowUp;
  return (
    <button
      type="button"
      onClick={onSort}
      className={cn(
        "group -mx-1.5 inline-flex h-7 items-center gap-1 rounded-sm px-1.5 transition-colors hover:bg-hover hover:text-ink",
        sorted && "text-ink",
      )}
    >
      {children}
      <Arrow
        aria-hidden="true"
        className={cn(
          "size-3.5",
          !sorted && "opacity-0 group-hover:opacity-60 group-focus-visible:opacity-60",
        )}
      />
    </button>
  );
}
