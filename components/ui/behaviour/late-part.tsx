"use client";

import { type ReactNode, Suspense, useState } from "react";
import { useIsHydrated } from "@/components/ui/behaviour/use-is-hydrated";

/**
 * Shows `waiting` until a lazy part’s script is there. What the server has rendered waits with its page instead: a
 * boundary of its own would hydrate later, lose presses in between, and lose typed text when the page changes.
 */
export function LatePart({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  const [isLate] = useState(useIsHydrated());
  return isLate ? <Suspense fallback={waiting}>{children}</Suspense> : children;
}
