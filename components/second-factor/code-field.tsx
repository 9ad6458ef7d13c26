"use client";

import type { ReactNode } from "react";
import { useTexts } from "@/components/texts/texts-provider";
import { Field } from "@/components/ui/fields/field";
import { Input } from "@/components/ui/fields/input";

/** A code from the app, which phones can fill in; or, unless `isAppAlone`, a recovery code. */
export function CodeField({
  label,
  hint,
  error,
  code,
  onCode,
  isAppAlone,
  autoFocus,
}: {
  label?: string;
  hint?: ReactNode;
  error?: string[];
  code: string;
  onCode: (code: string) => void;
  isAppAlone?: boolean;
  autoFocus?: boolean;
}) {
  const { t } = useTexts();
  return (
    <Field label={label ?? t("secondFactor.code")} hint={hint} error={error}>
      {(control) => (
        <Input
          {...control}
          name="code"
          autoComplete="one-time-code"
          inputMode={isAppAlone ? "numeric" : undefined}
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={40}
          autoFocus={autoFocus}
          className="tabular"
          value={code}
          onChange={({ target }) => onCode(target.value)}
        />
      )}
    </Field>
  );
}
