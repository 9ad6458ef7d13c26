"use client";

import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { type ComponentProps, type ReactElement, type ReactNode, useRef } from "react";
import { useTexts } from "@/components/texts/texts-provider";
import { IconButton } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";

type DialogProps = Pick<
  ComponentProps<typeof Base.Root>,
  "open" | "defaultOpen" | "onOpenChange" | "onOpenChangeComplete" | "disablePointerDismissal"
> & {
  /** The button that opens it, where one does. */
  trigger?: ReactElement;
  /** Where the focus goes when it closes; where it came from, unless said. */
  finalFocus?: ComponentProps<typeof Base.Popup>["finalFocus"];
  /** Something to read, perhaps longer than the window: wider, and begun at its top instead of its first button. */
  isSheet?: boolean;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the foot, the way out first. */
  actions?: ReactNode;
};

const backdrop =
  "fixed inset-0 z-40 bg-scrim transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0";

function Close() {
  const { t } = useTexts();
  return (
    <Base.Close render={<IconButton label={t("common.close")} tooltip={false} size="sm" />}>
      <X aria-hidden="true" />
    </Base.Close>
  );
}

/** A question or a small form in the middle of the page. */
export function Dialog({
  trigger,
  finalFocus,
  isSheet,
  title,
  description,
  children,
  actions,
  ...root
}: DialogProps) {
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Base.Root {...root}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Backdrop className={backdrop} />
        <Base.Popup
          ref={popup}
          initialFocus={isSheet ? popup : undefined}
          finalFocus={finalFocus}
          className={cn(
            "fixed top-1/2 left-1/2 z-50 flex max-h-[calc(100dvh-2rem)] w-[min(30rem,calc(100vw-2rem))] -translate-1/2 flex-col gap-4 overflow-y-auto rounded-lg bg-surface p-5 shadow-float outline-none transition-[opacity,scale] data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0",
            isSheet && "w-[min(52rem,calc(100vw-2rem))]",
          )}
        >
          <div className="flex flex-col gap-1">
            <Base.Title className="text-16 font-semibold">{title}</Base.Title>
            {description && <Base.Description className="text-14 text-quiet">{description}</Base.Description>}
          </div>
          {children}
          {actions && <div className="flex flex-wrap justify-end gap-2">{actions}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

/** A sheet at the side, over the page; the whole screen on a phone. `heading` stands beside its close button. */
export function Panel({
  trigger,
  title,
  heading,
  children,
  className,
  ...root
}: Omit<DialogProps, "actions" | "description" | "finalFocus" | "isSheet"> & {
  heading?: ReactNode;
  className?: string;
}) {
  return (
    <Base.Root {...root}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Backdrop className={backdrop} />
        <Base.Popup
          className={cn(
            "fixed inset-y-0 right-0 z-50 flex w-[min(29rem,100vw)] flex-col bg-surface shadow-float outline-none transition-transform duration-[180ms] data-ending-style:translate-x-full data-starting-style:translate-x-full",
            className,
          )}
        >
          <div className="flex h-13 shrink-0 items-center justify-between gap-3 pr-3 pl-6">
            <span className="min-w-0 truncate text-13 text-quiet">{heading}</span>
            <Close />
          </div>
          <div className="flex-1 overflow-y-auto px-6 pb-8">
            <Base.Title className="text-22 font-semibold tracking-[-0.01em]">{title}</Base.Title>
            {children}
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

/** Closes the dialog it stands in. */
export const DialogClose = Base.Close;
