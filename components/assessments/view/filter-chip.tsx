"use client";

import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useTexts } from "@/components/texts/texts-provider";
import { IconButton } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";

/** A filter’s button: quiet while it filters nothing, and with a button that clears it once it does. */
export function FilterChip({
  label,
  isSet,
  onClear,
  children,
}: {
  label: string;
  isSet: boolean;
  onClear: () => void;
  children: ReactNode;
}) {
  const { t } = useTexts();
  return (
    // Of type: an open popup puts marks of its own around its button.
    <span
      className={cn(
        "inline-flex max-w-full [&>button]:min-w-0 [&>button:not(:first-of-type)]:rounded-l-none [&>button:not(:first-of-type)]:border-l-0 [&>button:not(:last-of-type)]:rounded-r-none [&>button:first-of-type]:shrink",
        isSet
          ? "[&>button]:border-control [&>button]:bg-pressed"
          : "[&>button]:border-dashed [&>button]:bg-transparent [&>button]:font-normal [&>button]:text-quiet",
      )}
    >
      {children}
      {isSet && (
        <IconButton
          variant="secondary"
          label={t("table.clearFilter", { filter: label })}
          onClick={({ currentTarget }) => {
            // It goes with the filter.
            const [first] = currentTarget.parentElement?.getElementsByTagName("button") ?? [];
            first?.focus();
            onClear();
          }}
        >
          <X aria-hidden="true" />
        </IconButton>
      )}
    </span>
  );
}
