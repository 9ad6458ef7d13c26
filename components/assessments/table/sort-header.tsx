import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { stillIcons } from "@/components/ui/still-icon";

export function SortHeader({
  direction,
  onSort,
  onNear,
  isUnseen,
  children,
}: {
  direction: "ascending" | "descending" | undefined;
  onSort: () => void;
  onNear: () => void;
  /** Cards have no head to see: the order is chosen in the display’s menu, and Tab passes by. */
  isUnseen: boolean;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      tabIndex={isUnseen ? -1 : undefined}
      onClick={onSort}
      onPointerEnter={onNear}
      onFocus={onNear}
      className={cn(
        "group -mx-1.5 inline-flex h-7 max-w-[calc(100%+0.75rem)] items-center gap-1 rounded-sm px-1.5 transition-colors hover:bg-hover hover:text-ink",
        direction && "text-ink",
      )}
    >
      {children}
      <span
        className={cn(
          "shrink-0 [&_svg]:size-3.5",
          !direction && "opacity-0 group-hover:opacity-60 group-focus-visible:opacity-60",
        )}
      >
        {direction === "descending" ? stillIcons.arrowDown : stillIcons.arrowUp}
      </span>
    </button>
  );
}
