"use client";

import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTexts } from "@/components/texts/texts-provider";
import { cn } from "@/components/ui/cn";

/** Ties a control to its field: spread it onto an Input, a Textarea or a Combobox. */
export type FieldControl = { id: string; "aria-describedby"?: string; invalid: boolean };

type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string[];
  optional?: boolean;
  /** Beside the label, such as “Show password”. */
  aside?: ReactNode;
  className?: string;
  children: (control: FieldControl) => ReactNode;
};

export function Field({ label, hint, error = [], optional, aside, className, children }: FieldProps) {
  const { t } = useTexts();
  const id = useId();
  const hintId = `${id}hint`;
  const errorId = `${id}error`;
  const described = [hint && hintId, error.length > 0 && errorId].filter(Boolean).join(" ");
  return (
    <div className={cn("field flex flex-col gap-1.5", className)}>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-13 font-[550] text-ink">
          {label}
          {/* The blank separates them in the field’s name as well; in a text of its own Chromium leaves it out. */}
          {optional && <span className="ml-0.5 font-normal text-faint">{` ${t("common.optional")}`}</span>}
        </label>
        {aside}
      </div>
      {children({ id, "aria-describedby": described || undefined, invalid: error.length > 0 })}
      {/* Always rendered, so that a screen reader announces its changes. */}
      <div id={errorId} aria-live="polite" className="empty:hidden">
        {error.map((text) => (
          <p key={text} className="flex gap-1.5 text-13 text-danger">
            <CircleAlert className="mt-[3px] size-3.5 shrink-0" aria-hidden="true" />
            {text}
          </p>
        ))}
      </div>
      {hint && (
        <p id={hintId} className="text-12 text-faint">
          {hint}
        </p>
      )}
    </div>
  );
}
