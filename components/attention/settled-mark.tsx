import { Check } from "lucide-react";
import type { ReactNode } from "react";

/** In the place of an item’s actions. */
export const SettledMark = ({ children }: { children: ReactNode }) => (
  <span
    role="status"
    className="inline-flex min-h-7 items-center gap-1.5 text-12 font-[550] text-recommended"
  >
    <Check aria-hidden="true" className="size-3.5 shrink-0" />
    {children}
  </span>
);
