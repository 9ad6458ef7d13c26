import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";
import { controlClass } from "@/components/ui/fields/control-class";

export function Input({
  invalid,
  className,
  type = "text",
  ...props
}: ComponentProps<"input"> & { invalid?: boolean }) {
  return (
    <input
      type={type}
      // A name follows its own direction as it is typed.
      dir="auto"
      {...props}
      aria-invalid={invalid || undefined}
      className={cn(controlClass, "h-9 px-3 read-only:bg-hover pointer-coarse:h-11", className)}
    />
  );
}
