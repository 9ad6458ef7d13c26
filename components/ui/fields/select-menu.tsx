"use client";

import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Deferred } from "@/components/ui/behaviour/deferred";
import { buttonClass } from "@/components/ui/button-class";
import { cn } from "@/components/ui/cn";
import type { SelectOption } from "@/components/ui/fields/select-option";

const loadPopup = () => import("@/components/ui/fields/select-popup").then(({ SelectPopup }) => SelectPopup);

/** One of a few; for many, see Combobox. */
export function SelectMenu<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  icon,
  face,
  className,
}: {
  label: string;
  options: readonly SelectOption<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  icon?: ReactNode;
  /** On the button in place of the chosen option’s label. */
  face?: string;
  className?: string;
}) {
  return (
    <Deferred
      kind="listbox"
      load={loadPopup}
      part={{
        label,
        options,
        value,
        onValueChange: (next) => {
          const chosen = options.find((option) => option.value === next);
          if (chosen) onValueChange(chosen.value);
        },
        trigger: (
          <button type="button" aria-label={label} className={cn(buttonClass("secondary"), className)}>
            {icon}
            <span className="truncate">
              {face ?? options.find((option) => option.value === value)?.label}
            </span>
            <ChevronDown aria-hidden="true" />
          </button>
        ),
      }}
    />
  );
}
