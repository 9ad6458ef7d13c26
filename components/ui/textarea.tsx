"use client";

import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";
import { controlClass } from "@/components/ui/control-class";
import { usePageRuns } from "@/components/ui/use-page-runs";

/**
 * Several lines of text; grows with them where the browser knows how. Hydrating sets its text anew, so nothing can
 * be typed before: it would be lost, or stand beside what it was to replace.
 */
export function Textarea({
  invalid,
  className,
  rows = 4,
  readOnly = false,
  ...props
}: ComponentProps<"textarea"> & { invalid?: boolean }) {
  const runs = usePageRuns();
  return (
    <textarea
      rows={rows}
      {...props}
      readOnly={readOnly || !runs}
      aria-invalid={invalid || undefined}
      className={cn(controlClass, "field-sizing-content px-3 py-2", className)}
    />
  );
}
