"use client";

import type { ReactNode } from "react";
import { useDock } from "@/components/ui/behaviour/use-dock";

/** What comes and goes by itself is at the window’s foot, where it doesn’t move the table. */
export function Dock({ children }: { children: ReactNode }) {
  const area = useDock();
  return (
    <div ref={area} data-dock="" className="dock">
      {children}
    </div>
  );
}
