"use client";

import type { ReactNode } from "react";
import { useDock } from "@/components/ui/behaviour/use-dock";

/** What comes and goes by itself is at the window’s foot, where it doesn’t move the table. */
export function Dock({ children }: { children: ReactNode }) {
  const area = useDock();
  return (
    <div
      ref={area}
      data-dock=""
      className="@container pointer-events-none sticky bottom-0 z-20 mt-auto flex flex-col items-center gap-2 p-4 empty:hidden max-md:bottom-(--bar) low:max-h-[calc(100dvh-var(--bar))] low:gap-1 low:overflow-y-auto low:p-2 lg:max-xl:pr-[calc(1rem+var(--panel-width,0px))] *:pointer-events-auto low:*:shrink-0"
    >
      {children}
    </div>
  );
}
