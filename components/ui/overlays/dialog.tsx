"use client";

import { Dialog as Base } from "@base-ui/react/dialog";
import { type ComponentProps, type ReactElement, type ReactNode, useRef } from "react";
import { cn } from "@/components/ui/cn";
import { HoldPlace } from "@/components/ui/overlays/hold";
import { usePopupRoot } from "@/components/ui/overlays/use-popup-root";
import { PopupPlace } from "@/components/ui/popup-place";

type DialogProps = Pick<
  ComponentProps<typeof Base.Root>,
  "open" | "onOpenChange" | "onOpenChangeComplete" | "disablePointerDismissal"
> & {
  trigger?: ReactElement;
  initialFocus?: ComponentProps<typeof Base.Popup>["initialFocus"];
  finalFocus?: ComponentProps<typeof Base.Popup>["finalFocus"];
  /** The focus begins at its top, not in its first field, over which a phone would open its keyboard. */
  startsAtTop?: boolean;
  /** A longer text: wider, and focused at its top instead of its first button. */
  isSheet?: boolean;
  /** It is announced at once, and a press beside it doesn’t close it. */
  isAlert?: boolean;
  /** Left out where the content has a `DialogHead` that changes with it. */
  title?: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
};

export function Dialog({
  trigger,
  initialFocus,
  finalFocus,
  isSheet,
  startsAtTop = isSheet,
  isAlert,
  title,
  description,
  children,
  actions,
  open,
  onOpenChange,
  onOpenChangeComplete,
  disablePointerDismissal,
}: DialogProps) {
  const popup = useRef<HTMLDivElement>(null);
  const portal = useRef<HTMLDivElement>(null);
  const hold = useRef<() => void>(undefined);
  const root = usePopupRoot<Base.Root.ChangeEventDetails>({
    open,
    onOpenChange: (isOpen, details) => {
      // Its own buttons say what they do.
      if (!isOpen && hold.current && details.reason !== "close-press") {
        details.cancel();
        return hold.current();
      }
      onOpenChange?.(isOpen, details);
    },
  });
  return (
    <Base.Root
      {...root}
      onOpenChangeComplete={onOpenChangeComplete}
      disablePointerDismissal={isAlert || disablePointerDismissal}
    >
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal ref={portal}>
        <PopupPlace value={portal}>
          <Base.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
          <Base.Popup
            ref={popup}
            {...(isAlert ? { role: "alertdialog" } : { "data-sheet": "" })}
            initialFocus={startsAtTop ? popup : initialFocus}
            finalFocus={finalFocus}
            className={cn(
              "dialog fixed top-1/2 left-1/2 z-50 flex max-h-[calc(100dvh-2rem)] w-[min(30rem,calc(100vw-2rem))] -translate-1/2 flex-col gap-4 overflow-y-auto rounded-lg bg-surface p-5 dialog-scroll shadow-float outline-none transition-[opacity,scale] data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0",
              isSheet && "w-[min(52rem,calc(100vw-2rem))]",
            )}
          >
            {title && <DialogHead title={title} description={description} />}
            <HoldPlace value={hold}>{children}</HoldPlace>
            {actions && <DialogActions>{actions}</DialogActions>}
          </Base.Popup>
        </PopupPlace>
      </Base.Portal>
    </Base.Root>
  );
}

/** What names a dialog, and says what it is for. */
export function DialogHead({ title, description }: { title: ReactNode; description?: ReactNode }) {
  return (
    <div className="dialog-head flex flex-col gap-1">
      <Base.Title className="text-16 font-semibold">{title}</Base.Title>
      {description && <Base.Description className="text-14 text-quiet">{description}</Base.Description>}
    </div>
  );
}

/** Its last buttons. On a phone they stay in sight while what is above them scrolls, if there is room for both. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="dialog-foot max-[22rem]:*:px-2.5! sheet:*:flex-auto">{children}</div>;
}

export const DialogClose = Base.Close;
