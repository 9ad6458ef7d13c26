import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";

/** A part of the page with a scroll bar of its own, which the keyboard reaches too. @param label names it. */
export function Scrollable({
  label,
  className,
  children,
}: {
  label: string;
  className: string;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: Safari’s keyboard scrolls only what has the focus.
    <section aria-label={label} tabIndex={0} className={cn("rounded-sm", className)}>
      {children}
    </section>
  );
}
