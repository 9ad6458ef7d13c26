"use client";

import { Dialog as Base } from "@base-ui/react/dialog";
import { type ReactElement, useRef } from "react";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { type DateRangeChoice, DateRangeFields } from "@/components/ui/fields/date-range/date-range-fields";
import { usePopupRoot } from "@/components/ui/overlays/use-popup-root";

/** On a phone the days have the whole screen, over the sheet of filters that they belong to. */
export function DateRangeSheet({
  trigger,
  ...choice
}: DateRangeChoice & { trigger: ReactElement<Record<string, unknown>> }) {
  const { t } = useTexts();
  const popup = useRef<HTMLDivElement>(null);
  const root = usePopupRoot();
  return (
    <Base.Root {...root}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Popup
          ref={popup}
          // In its first field, a phone would open its keyboard.
          initialFocus={popup}
          className="fixed inset-0 z-50 flex flex-col bg-surface outline-none transition-[translate,opacity] duration-[180ms] data-ending-style:translate-y-8 data-ending-style:opacity-0 data-starting-style:translate-y-8 data-starting-style:opacity-0"
        >
          <div className="flex items-center gap-3 border-b border-line py-2 pr-2.5 pl-4">
            <Base.Title className="min-w-0 flex-1 truncate text-16 font-semibold">{choice.label}</Base.Title>
            <Base.Close render={<Button variant="primary" />}>{t("dates.done")}</Base.Close>
          </div>
          <div className="mx-auto flex min-h-0 w-full max-w-[26rem] flex-1 flex-col gap-3 overflow-y-auto overscroll-contain p-4 pb-[calc(1rem+env(safe-area-inset-bottom))]">
            <DateRangeFields {...choice} />
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
