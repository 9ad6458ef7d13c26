"use client";

import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import type { ShownFault } from "@/components/templates/template-faults";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import type { FieldControl } from "@/components/ui/fields/field";

export function TemplateField({
  label,
  faults,
  onGoTo,
  children,
}: {
  label: string;
  faults: ShownFault[];
  onGoTo: (fault: ShownFault) => void;
  children: (control: FieldControl) => ReactNode;
}) {
  const { t } = useTexts();
  const id = useId();
  const faultsId = `${id}faults`;
  const isWrong = faults.length > 0;
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-13 font-[550]">
        {label}
      </label>
      {children({ id, "aria-describedby": isWrong ? faultsId : undefined, invalid: isWrong })}
      <div id={faultsId} aria-live="polite" className="flex flex-col gap-1 empty:hidden">
        {faults.map((fault) => (
          <p key={`${fault.at} ${fault.text}`} className="flex items-center gap-1.5 text-13 text-danger">
            <CircleAlert className="size-3.5 shrink-0" aria-hidden="true" />
            <span className="min-w-0 flex-1 break-words">{fault.text}</span>
            {fault.length > 0 && (
              <Button size="sm" onMouseDown={(event) => event.preventDefault()} onClick={() => onGoTo(fault)}>
                {t("settings.templates.goTo")}
              </Button>
            )}
          </p>
        ))}
      </div>
    </div>
  );
}
