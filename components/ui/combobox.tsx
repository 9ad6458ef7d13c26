"use client";

import { Combobox as Base } from "@base-ui/react/combobox";
import { Check, ChevronsUpDown, Search } from "lucide-react";
import type { ReactElement, ReactNode, Ref } from "react";
import { useTexts } from "@/components/texts/texts-provider";
import { cn } from "@/components/ui/cn";
import { controlClass } from "@/components/ui/control-class";
import { popupClass, popupItemClass } from "@/components/ui/popup-class";

export type ComboboxOption = { value: string; label: string; detail?: ReactNode; disabled?: boolean };

type ComboboxProps = {
  options: readonly ComboboxOption[];
  /** `null` while nothing is chosen. */
  value: string | null;
  onValueChange: (value: string | null) => void;
  onBlur?: () => void;
  /** Names the search field and the list; the trigger is named by its Field, or by `label` without one. */
  label: string;
  placeholder?: string;
  searchPlaceholder?: string;
  emptyText?: string;
  id?: string;
  invalid?: boolean;
  disabled?: boolean;
  "aria-describedby"?: string;
  ref?: Ref<HTMLButtonElement>;
  /** Another look for the trigger, such as a toolbar's button; it shows the choice by itself. */
  trigger?: ReactElement;
};

const labelOf = (option: ComboboxOption) => option.label;

/** One of many: a button that shows the choice and opens a list to search in. */
export function Combobox(props: ComboboxProps) {
  const { t } = useTexts();
  const { options, value, label, placeholder = t("common.choose"), trigger } = props;
  const chosen = options.find((option) => option.value === value) ?? null;
  return (
    <Base.Root
      items={options}
      value={chosen}
      onValueChange={(option) => props.onValueChange(option?.value ?? null)}
      itemToStringLabel={labelOf}
      isItemEqualToValue={(one, other) => one.value === other.value}
      disabled={props.disabled}
      autoHighlight
    >
      <Base.Trigger
        ref={props.ref}
        id={props.id}
        onBlur={props.onBlur}
        aria-label={props.id ? undefined : label}
        aria-describedby={props["aria-describedby"]}
        aria-invalid={props.invalid || undefined}
        {...(trigger
          ? { render: trigger }
          : {
              className: cn(
                controlClass,
                "flex h-9 items-center justify-between gap-2 px-3 text-left pointer-coarse:h-11",
              ),
            })}
      >
        {trigger ? undefined : (
          <>
            <span className={cn("truncate", !chosen && "text-faint")}>{chosen?.label ?? placeholder}</span>
            <ChevronsUpDown className="size-4 shrink-0 text-faint" aria-hidden="true" />
          </>
        )}
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner align="start" sideOffset={4} collisionPadding={8} className="z-50">
          <Base.Popup
            aria-label={label}
            className={cn(popupClass, "flex w-(--anchor-width) min-w-72 max-w-[calc(100vw-1rem)] flex-col")}
          >
            <ComboboxList {...props} />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function ComboboxList({
  label,
  searchPlaceholder,
  emptyText,
}: Pick<ComboboxProps, "label" | "searchPlaceholder" | "emptyText">) {
  const { t } = useTexts();
  return (
    <>
      <div className="flex items-center gap-2 border-b border-line px-3">
        <Search className="size-4 shrink-0 text-faint" aria-hidden="true" />
        <Base.Input
          aria-label={t("common.searchIn", { label })}
          placeholder={searchPlaceholder ?? t("common.search")}
          className="h-10 w-full bg-transparent text-14 outline-none pointer-coarse:h-12 pointer-coarse:text-16"
        />
      </div>
      <Base.Empty className="px-3 py-3 text-13 text-quiet empty:hidden">
        {emptyText ?? t("common.nothingMatches")}
      </Base.Empty>
      <Base.List className="max-h-[min(20rem,calc(var(--available-height)-3.5rem))] scroll-py-1 overflow-y-auto overscroll-contain p-1 data-empty:p-0">
        {(option: ComboboxOption) => (
          <Base.Item key={option.value} value={option} disabled={option.disabled} className={popupItemClass}>
            <span className="min-w-0 flex-1 truncate">{option.label}</span>
            {option.detail && <span className="shrink-0 text-12 text-quiet">{option.detail}</span>}
            <Base.ItemIndicator>
              <Check aria-hidden="true" />
            </Base.ItemIndicator>
          </Base.Item>
        )}
      </Base.List>
    </>
  );
}
