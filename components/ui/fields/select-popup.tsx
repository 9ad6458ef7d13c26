"use client";

import { Select } from "@base-ui/react/select";
import { Check } from "lucide-react";
import type { ReactElement } from "react";
import { cn } from "@/components/ui/cn";
import type { SelectOption } from "@/components/ui/fields/select-option";
import {
  popupClass,
  popupItemClass,
  popupPlaceClass,
  popupScrimClass,
} from "@/components/ui/overlays/popup-class";
import { usePopupRoot } from "@/components/ui/overlays/use-popup-root";
import { usePopupPlace } from "@/components/ui/popup-place";

export function SelectPopup({
  trigger,
  label,
  options,
  value,
  onValueChange,
}: {
  label: string;
  trigger: ReactElement<Record<string, unknown>>;
  options: readonly SelectOption<string>[];
  value: string;
  onValueChange: (value: string) => void;
}) {
  const { container, positionMethod } = usePopupPlace();
  const root = usePopupRoot();
  return (
    <Select.Root
      {...root}
      items={options}
      value={value}
      // A letter typed on the closed button makes the kit choose an option unseen.
      onValueChange={(next, { reason }) => reason === "item-press" && next !== null && onValueChange(next)}
    >
      <Select.Trigger render={trigger} />
      <Select.Portal container={container}>
        <Select.Backdrop className={popupScrimClass} />
        <Select.Positioner
          positionMethod={positionMethod}
          alignItemWithTrigger={false}
          align="start"
          sideOffset={4}
          className={popupPlaceClass}
        >
          <Select.Popup aria-label={label} className={cn(popupClass, "min-w-(--anchor-width) p-1")}>
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
