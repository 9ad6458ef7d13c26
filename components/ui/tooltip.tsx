"use client";

import { Tooltip as Base } from "@base-ui/react/tooltip";
import type { ReactElement, ReactNode } from "react";
import { Kbd } from "@/components/ui/kbd";

/** A short text on hover and focus; never the only place where something is said. */
export function Tooltip({
  label,
  shortcut,
  children,
}: {
  label: ReactNode;
  shortcut?: string;
  children: ReactElement;
}) {
  return (
    <Base.Root>
      <Base.Trigger render={children} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} collisionPadding={8} className="z-50">
          <Base.Popup className="flex max-w-72 items-center gap-2 rounded-sm bg-primary px-2 py-1 text-12 text-on-primary transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0">
            {label}
            {shortcut && <Kbd>{shortcut}</Kbd>}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
