"use client";

import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { type ComponentProps, type ReactElement, type ReactNode, useRef } from "react";
import { useTexts } from "@/components/texts/texts-provider";
import { Button, IconButton } from "@/components/ui/button";
import { usePopupRoot } from "@/components/ui/overlays/use-popup-root";
import { PopupPlace } from "@/components/ui/popup-place";

/** A phone’s dialog within reach of a thumb; the page behind doesn’t move. */
export function BottomSheet({
  trigger,
  title,
  children,
  clear,
  action,
  open,
  onOpenChange,
  onClosed,
  finalFocus,
}: {
  /** Left out where it is opened from outside. */
  trigger?: ReactElement;
  title: string;
  children: ReactNode;
  /** Resets what was chosen in it. */
  clear?: { label: string; onClear: () => void };
  /** The label of its last button, which closes it. */
  action: string;
  open?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** Runs once it is gone. */
  onClosed?: () => void;
  finalFocus?: ComponentProps<typeof Base.Popup>["finalFocus"];
}) {
  const { t } = useTexts();
  const popup = useRef<HTMLDivElement>(null);
  const portal = useRef<HTMLDivElement>(null);
  const root = usePopupRoot({ open, onOpenChange });
  return (
    <Base.Root {...root} onOpenChangeComplete={(isOpen) => !isOpen && onClosed?.()}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal ref={portal}>
        <PopupPlace value={portal}>
          <Base.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
          <Base.Popup
            ref={popup}
            data-sheet=""
            // In its first field, a phone would open its keyboard or calendar over it.
            initialFocus={popup}
            finalFocus={finalFocus}
            className="fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[calc(100dvh-3rem)] max-w-[36rem] flex-col rounded-t-lg bg-surface shadow-float outline-none transition-[translate,opacity] duration-[180ms] data-ending-style:translate-y-8 data-ending-style:opacity-0 data-starting-style:translate-y-8 data-starting-style:opacity-0"
          >
            <div className="flex items-center gap-1 pt-3 pr-2.5 pb-1 pl-4">
              <Base.Title className="flex-1 text-16 font-semibold">{title}</Base.Title>
              {clear && (
                <Button
                  variant="ghost"
                  onClick={() => {
                    // The button disappears with what it has reset.
                    popup.current?.focus();
                    clear.onClear();
                  }}
                >
                  {clear.label}
                </Button>
              )}
              <Base.Close
                render={
                  <IconButton label={t("common.close")} tooltip={false}>
                    <X aria-hidden="true" />
                  </IconButton>
                }
              />
            </div>
            <div className="scroll-edge-below @container min-h-0 overflow-y-auto overscroll-contain px-4 py-2">
              {children}
            </div>
            <div className="px-4 pt-3 pb-[calc(1rem+env(safe-area-inset-bottom))]">
              <Base.Close
                render={
                  <Button variant="primary" className="w-full">
                    {action}
                  </Button>
                }
              />
            </div>
          </Base.Popup>
        </PopupPlace>
      </Base.Portal>
    </Base.Root>
  );
}

export const sheetFieldsClass =
  "grid grid-cols-[minmax(0,1fr)] gap-3 [&_button]:h-auto! [&_button]:min-h-11 [&_.truncate]:py-1.5 [&_.truncate]:text-left [&_.truncate]:whitespace-normal [&_:is([role=combobox],[aria-haspopup=dialog])]:w-full [&_:is([role=combobox],[aria-haspopup=dialog])]:max-w-none [&_:is([role=combobox],[aria-haspopup=dialog])]:justify-start [&_:is([role=combobox],[aria-haspopup=dialog])>svg:last-child]:ml-auto [&>span]:flex [&>span>button:first-of-type]:w-full [&>span>button:first-of-type]:justify-start [&>span>button:first-of-type>svg:last-child]:ml-auto";
