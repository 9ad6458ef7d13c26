import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";

/** Text for screen readers alone. */
export function VisuallyHidden({ className, ...props }: ComponentProps<"span">) {
  return <span {...props} className={cn("sr-only", className)} />;
}
