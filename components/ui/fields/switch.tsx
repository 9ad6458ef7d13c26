"use client";

import { Switch as Base } from "@base-ui/react/switch";
import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "@/components/ui/cn";

type SwitchProps = Omit<ComponentProps<typeof Base.Root>, "children" | "className" | "id"> & {
  label: ReactNode;
  hint?: ReactNode;
  className?: string;
};

export function Switch({ label, hint, className, ...props }: SwitchProps) {
  const id = useId();
  const hintId = useId();
  return (
    <div className={cn("flex min-h-6 items-start gap-3", className)}>
      <Base.Root
        {...props}
        id={id}
        aria-describedby={hint ? hintId : undefined}
        nativeButton
        render={<button type="button" />}
        className="relative inline-flex h-5 w-9 shrink-0 items-center rounded-full border border-control bg-surface px-0.5 transition-colors after:absolute after:-inset-1 pointer-coarse:h-7 pointer-coarse:w-13 pointer-coarse:after:-inset-2 data-checked:border-accent data-checked:bg-accent data-disabled:opacity-55 forced-colors:border-[ButtonText] forced-colors:bg-[ButtonFace] forced-colors:forced-color-adjust-none forced-colors:data-checked:bg-[Highlight]"
      >
        <Base.Thumb className="size-3.5 rounded-full bg-control transition-[translate,background-color] pointer-coarse:size-5.5 data-checked:translate-x-4 pointer-coarse:data-checked:translate-x-6 data-checked:bg-on-accent forced-colors:bg-[ButtonText] forced-colors:data-checked:bg-[HighlightText]" />
      </Base.Root>
      <div className="flex flex-col gap-0.5 pointer-coarse:pt-1">
        <label htmlFor={id} className="text-13 font-[550]">
          {label}
        </label>
        {hint && (
          <p id={hintId} className="text-13 text-quiet">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
