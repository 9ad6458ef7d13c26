"use client";

import { ChevronsUpDown } from "lucide-react";
import { cloneElement, type ReactElement, type ReactNode, type Ref } from "react";
import { useTexts } from "@/components/texts/texts-provider";
import { cn } from "@/components/ui/cn";
import { controlClass } from "@/components/ui/control-class";
import { Deferred } from "@/components/ui/deferred";

export type ComboboxOption = {
  value: string;
  label: string;
  detail?: ReactNode;
  disabled?: boolean;
  /** The heading it stands under, with those beside it that have the same. All options have one, or none. */
  group?: string;
};

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
  /** Shows its choice, and takes no other for now. */
  readOnly?: boolean;
  "aria-describedby"?: string;
  ref?: Ref<HTMLButtonElement>;
  /** Another look for the trigger, such as a toolbar's button; it shows the choice by itself. */
  trigger?: ReactElement<Record<string, unknown>>;
  /** Whether a form can't do without it. */
  isEager?: boolean;
};

const loadPopup = () => import("@/components/ui/combobox-popup").then(({ ComboboxPopup }) => ComboboxPopup);

/** One of many: a button that shows the choice and opens a list to search in. */
export function Combobox({ trigger, isEager, ...props }: ComboboxProps) {
  const { t } = useTexts();
  const { options, value, label, placeholder = t("common.choose") } = props;
  const chosen = options.find((option) => option.value === value) ?? null;
  const named = {
    ref: props.ref,
    id: props.id,
    disabled: props.disabled,
    onBlur: props.onBlur,
    "aria-label": props.id ? undefined : label,
    "aria-describedby": props["aria-describedby"],
    "aria-invalid": props.invalid || undefined,
  };
  return (
    <Deferred
      kind="listbox"
      load={loadPopup}
      isEager={isEager}
      part={{
        ...props,
        trigger: trigger ? (
          cloneElement(trigger, named)
        ) : (
          <button
            type="button"
            {...named}
            className={cn(
              controlClass,
              "flex h-9 items-center justify-between gap-2 px-3 text-left pointer-coarse:h-11",
            )}
          >
            <span className={cn("truncate", !chosen && "text-faint")}>{chosen?.label ?? placeholder}</span>
            <ChevronsUpDown className="size-4 shrink-0 text-faint" aria-hidden="true" />
          </button>
        ),
      }}
    />
  );
}
