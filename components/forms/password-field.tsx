"use client";

import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, type KeyboardEvent, type ReactNode, useState } from "react";
import { useTexts } from "@/components/texts/texts-provider";
import { IconButton } from "@/components/ui/button";
import { Field } from "@/components/ui/fields/field";
import { Input } from "@/components/ui/fields/input";

type PasswordFieldProps = Omit<ComponentProps<"input">, "type"> & {
  label: string;
  hint?: ReactNode;
  error?: string[];
};

export function PasswordField({ label, hint, error, onBlur, ...props }: PasswordFieldProps) {
  const { t } = useTexts();
  const [isShown, setIsShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const look = (event: KeyboardEvent) => setCapsLock(event.getModifierState("CapsLock"));
  const hints = capsLock ? (
    <span className="text-attention">
      {t("auth.capsLock")} {hint}
    </span>
  ) : (
    hint
  );
  return (
    <Field label={label} hint={hints} error={error}>
      {(control) => (
        <div className="relative">
          <Input
            {...props}
            {...control}
            type={isShown ? "text" : "password"}
            className="pr-11"
            spellCheck={false}
            autoCapitalize="none"
            onKeyDown={look}
            onKeyUp={look}
            onBlur={(event) => {
              setCapsLock(false);
              onBlur?.(event);
            }}
          />
          <IconButton
            label={t(isShown ? "auth.hidePassword" : "auth.showPassword")}
            size="sm"
            className="absolute inset-y-0 right-1 my-auto"
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          </IconButton>
        </div>
      )}
    </Field>
  );
}
