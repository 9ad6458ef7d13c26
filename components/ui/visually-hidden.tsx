import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";

export function VisuallyHidden({ className, ...props }: ComponentProps<"span">) {
  return <span {...props} className={className ? cn("sr-only", className) : "sr-only"} />;
}
