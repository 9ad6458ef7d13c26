import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";
import { controlClass } from "@/components/ui/control-class";

/** Several lines of text; grows with them where the browser knows how. */
export function Textarea({
  invalid,
  className,
  rows = 4,
  ...props
}: ComponentProps<"textarea"> & { invalid?: boolean }) {
  return (
    <textarea
      rows={rows}
      {...props}
      aria-invalid={invalid || undefined}
      className={cn(controlClass, "field-sizing-content px-3 py-2", className)}
    />
  );
}
