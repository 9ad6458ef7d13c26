"use client";

import type { ComponentProps } from "react";
import { useIsHydrated } from "@/components/ui/behaviour/use-is-hydrated";
import { cn } from "@/components/ui/cn";
import { controlClass } from "@/components/ui/fields/control-class";

/**
 * Several lines of text; grows with them where the browser can. Hydrating sets its text again, so it is
 * read-only until then: what was typed would be lost, or added to what it was to replace.
 */
export function Textarea({
  invalid,
  className,
  rows = 4,
  readOnly = false,
  ...props
}: ComponentProps<"textarea"> & { invalid?: boolean }) {
  const isHydrated = useIsHydrated();
  return (
    <textarea
      rows={rows}
      {...props}
      readOnly={readOnly || !isHydrated}
      aria-invalid={invalid || undefined}
      className={cn(controlClass, "field-sizing-content px-3 py-2", className)}
    />
  );
}
