"use client";

import { Menu as Base } from "@base-ui/react/menu";
import { Check } from "lucide-react";
import type { ComponentProps, ReactElement, ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import {
  menuItemClass,
  popupClass,
  popupPlaceClass,
  popupScrimClass,
} from "@/components/ui/overlays/popup-class";
import { usePopupRoot } from "@/components/ui/overlays/use-popup-root";
import { usePopupPlace } from "@/components/ui/popup-place";

/** @param trigger a button. */
export function Menu({
  trigger,
  children,
  align = "end",
  side,
  className,
  onOpenChange,
  onClosed,
}: {
  trigger: ReactElement;
  children: ReactNode;
  align?: "start" | "center" | "end";
  side?: "top" | "right" | "bottom" | "left";
  className?: string;
  onOpenChange?: (isOpen: boolean) => void;
  /** Runs once it is gone and has returned the focus. */
  onClosed?: () => void;
}) {
  const { container, positionMethod } = usePopupPlace();
  const root = usePopupRoot({ onOpenChange });
  return (
    <Base.Root
      {...root}
      // The library returns the focus in a microtask after this.
      onOpenChangeComplete={(isOpen) => !isOpen && onClosed && setTimeout(onClosed)}
    >
      <Base.Trigger render={trigger} />
      <Base.Portal container={container}>
        <Base.Backdrop className={popupScrimClass} />
        <Base.Positioner
          positionMethod={positionMethod}
          align={align}
          side={side}
          sideOffset={4}
          collisionPadding={8}
          className={popupPlaceClass}
        >
          <Base.Popup className={cn(popupClass, "min-w-44 p-1", className)}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

type Item = Omit<ComponentProps<typeof Base.Item>, "className">;

export function MenuItem({ tone, ...props }: Item & { tone?: "danger" }) {
  return (
    <Base.Item
      {...props}
      className={cn(menuItemClass, tone === "danger" && "text-danger [&_svg]:text-danger")}
    />
  );
}

/** A small one beside an item: an icon that is on or off. The menu stays open. */
export function MenuToggle({
  label,
  hint,
  children,
  ...props
}: {
  label: string;
  hint: string;
  checked: boolean;
  disabled?: boolean;
  onCheckedChange: (isChecked: boolean) => void;
  children: ReactNode;
}) {
  return (
    <Base.CheckboxItem
      {...props}
      aria-label={label}
      label={label}
      title={hint}
      closeOnClick={false}
      className="grid size-8 shrink-0 place-items-center rounded-sm text-faint outline-none data-checked:text-quiet data-disabled:opacity-55 data-highlighted:bg-pressed data-highlighted:text-ink pointer-coarse:size-11 [&_svg]:size-4 data-checked:[&_svg]:fill-current"
    >
      {children}
    </Base.CheckboxItem>
  );
}

export function MenuLink(props: Omit<ComponentProps<typeof Base.LinkItem>, "className">) {
  return <Base.LinkItem closeOnClick {...props} className={menuItemClass} />;
}

export const MenuSeparator = () => <Base.Separator className="mx-2 my-1 h-px bg-line" />;

export const MenuGroup = ({ label, children }: { label: string; children: ReactNode }) => (
  <Base.Group>
    <Base.GroupLabel className="px-2 pt-1.5 pb-1 text-12 text-faint">{label}</Base.GroupLabel>
    {children}
  </Base.Group>
);

export function MenuChoice<Value extends string>({
  label,
  value,
  options,
  onValueChange,
}: {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  onValueChange: (value: Value) => void;
}) {
  return (
    <MenuGroup label={label}>
      <Base.RadioGroup value={value} onValueChange={onValueChange}>
        {options.map((option) => (
          <Base.RadioItem key={option.value} value={option.value} className={menuItemClass}>
            {option.icon}
            {option.label}
            <Base.RadioItemIndicator className="ml-auto pl-3">
              <Check aria-hidden="true" />
            </Base.RadioItemIndicator>
          </Base.RadioItem>
        ))}
      </Base.RadioGroup>
    </MenuGroup>
  );
}

/** Any of several: the menu stays open. */
export function MenuChecks<Value extends string>({
  label,
  options,
  onChange,
}: {
  label: string;
  /** `note`: a remark below its name. */
  options: readonly { value: Value; label: string; isChecked: boolean; note?: string | false }[];
  onChange: (value: Value, isChecked: boolean) => void;
}) {
  return (
    <MenuGroup label={label}>
      {options.map(({ value, label: name, isChecked, note }) => (
        <Base.CheckboxItem
          key={value}
          checked={isChecked}
          onCheckedChange={(next) => onChange(value, next)}
          closeOnClick={false}
          className={menuItemClass}
        >
          <span className="flex min-w-0 flex-col">
            {name}
            {note && <span className="text-12 text-faint">{note}</span>}
          </span>
          <Base.CheckboxItemIndicator className="ml-auto pl-3">
            <Check aria-hidden="true" />
          </Base.CheckboxItemIndicator>
        </Base.CheckboxItem>
      ))}
    </MenuGroup>
  );
}
