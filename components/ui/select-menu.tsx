"use client";

import { Select } from "@base-ui/react/select";
import { Check, ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { buttonClass } from "@/components/ui/button-class";
import { cn } from "@/components/ui/cn";
import { popupClass, popupItemClass } from "@/components/ui/popup-class";
import { popupContainer } from "@/components/ui/popup-container";

export type SelectOption<Value extends string> = { value: Value; label: string; icon?: ReactNode };

/** One of a few, by a button that shows the choice. For many, see Combobox. */
export function SelectMenu<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  icon,
  className,
}: {
  /** What is chosen here, for screen readers. */
  label: string;
  options: readonly SelectOption<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  icon?: ReactNode;
  className?: string;
}) {
  return (
    <Select.Root items={options} value={value} onValueChange={(next) => next !== null && onValueChange(next)}>
      <Select.Trigger aria-label={label} className={cn(buttonClass("secondary"), className)}>
        {icon}
        <Select.Value />
        <ChevronDown aria-hidden="true" />
      </Select.Trigger>
      <Select.Portal container={popupContainer()}>
        <Select.Positioner alignItemWithTrigger={false} align="start" sideOffset={4} className="z-50">
          <Select.Popup className={cn(popupClass, "min-w-(--anchor-width) p-1")}>
            {options.map((option) => (
              <Select.Item key={option.value} value={option.value} className={popupItemClass}>
                {option.icon}
                <Select.ItemText>{option.label}</Select.ItemText>
                <Select.ItemIndicator className="ml-auto pl-3">
                  <Check aria-hidden="true" />
                </Select.ItemIndicator>
              </Select.Item>
            ))}
          </Select.Popup>
        </Select.Positioner>
      </Select.Portal>
    </Select.Root>
  );
}
