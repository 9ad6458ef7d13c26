"use client";

import { ChevronsUpDown } from "lucide-react";
import { cloneElement, type ReactElement, type Ref } from "react";
import { useTexts } from "@/components/texts/texts-provider";
import { Deferred } from "@/components/ui/behaviour/deferred";
import { cn } from "@/components/ui/cn";
import type { ComboboxOption, SeveralChosen } from "@/components/ui/fields/combobox-option";
import { controlClass } from "@/components/ui/fields/control-class";

type ComboboxProps = {
  options: readonly ComboboxOption[];
  value: string | null;
  onValueChange: (value: string | null) => void;
  onBlur?: () => void;
  /** Names the search field and the list; also the trigger, unless a Field does. */
  label: string;
  placeholder?: string;
  searchPlaceholder?: string;
  emptyText?: string;
  id?: string;
  invalid?: boolean;
  "aria-required"?: "true";
  disabled?: boolean;
  readOnly?: boolean;
  "aria-describedby"?: string;
  /** Takes the place of `value`. */
  several?: SeveralChosen;
  ref?: Ref<HTMLButtonElement>;
  /** Another trigger, such as a toolbar’s button; it shows the choice itself, and may have a name of its own. */
  trigger?: ReactElement<Record<string, unknown>>;
  /** Its script is loaded right after the page. */
  isEager?: boolean;
};

const loadPopup = () =>
  import("@/components/ui/fields/combobox-popup").then(({ ComboboxPopup }) => ComboboxPopup);

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
    "aria-required": props["aria-required"],
  };
  return (
    <Deferred
      kind="listbox"
      load={loadPopup}
      isEager={isEager}
      part={{
        ...props,
        trigger: trigger ? (
          cloneElement(trigger, { ...named, ...trigger.props })
        ) : (
          <button
            type="button"
            {...named}
            className={cn(
              controlClass,
              "flex h-9 items-center justify-between gap-2 px-3 text-left pointer-coarse:h-11",
            )}
          >
            <span dir={chosen ? "auto" : undefined} className={cn("truncate", !chosen && "text-faint")}>
              {chosen?.label ?? placeholder}
            </span>
            <ChevronsUpDown className="size-4 shrink-0 text-faint" aria-hidden="true" />
          </button>
        ),
      }}
    />
  );
}
