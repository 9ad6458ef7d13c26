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
        className="switch"
      >
        <Base.Thumb className="switch-thumb" />
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
