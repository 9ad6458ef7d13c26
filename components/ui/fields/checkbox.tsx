"use client";

import { Checkbox as Base } from "@base-ui/react/checkbox";
import { Check, Minus } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "@/components/ui/cn";

type CheckboxProps = Omit<ComponentProps<typeof Base.Root>, "children" | "className" | "id"> & {
  label: ReactNode;
  /** In a table the label is for screen readers alone. */
  hideLabel?: boolean;
};

export function Checkbox({ label, hideLabel = false, ...props }: CheckboxProps) {
  const id = useId();
  const Mark = props.indeterminate ? Minus : Check;
  return (
    <span className="inline-flex min-h-6 min-w-6 items-center pointer-coarse:min-h-11">
      <Base.Root
        {...props}
        id={id}
        nativeButton
        render={<button type="button" />}
        className="relative grid size-4 shrink-0 place-items-center rounded-xs border border-control bg-surface text-on-accent transition-colors after:absolute after:-inset-1 pointer-coarse:size-5 pointer-coarse:after:-inset-3 hover:border-quiet data-checked:border-accent data-checked:bg-accent data-disabled:opacity-55 data-indeterminate:border-accent data-indeterminate:bg-accent"
      >
        <Base.Indicator className="grid place-items-center data-unchecked:hidden">
          <Mark className="size-3" strokeWidth={3} aria-hidden="true" />
        </Base.Indicator>
      </Base.Root>
      <label
        htmlFor={id}
        className={cn("text-13", hideLabel ? "sr-only" : "py-0.5 pl-2 pointer-coarse:py-3")}
      >
        {label}
      </label>
    </span>
  );
}
