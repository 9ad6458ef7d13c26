"use client";

import { type RefObject, useRef, useState } from "react";
import { useCloseOnBack } from "@/components/ui/overlays/use-close-on-back";

/** What all of the kit’s roots have in common. */
type PopupRoot<Details> = {
  open: boolean;
  onOpenChange: (isOpen: boolean, details: Details) => void;
  actionsRef: RefObject<{ unmount: () => void; close: () => void } | null>;
};

/**
 * The props of a popup’s root that has a button of its own, or is opened from outside: a phone’s way back closes it.
 * @param open left out where its button opens it.
 */
export function usePopupRoot<Details extends { isCanceled: boolean }>({
  open,
  onOpenChange,
}: Partial<Pick<PopupRoot<Details>, "open" | "onOpenChange">> = {}): PopupRoot<Details> {
  const [isPressed, setIsPressed] = useState(false);
  const isOpen = open ?? isPressed;
  const actionsRef: PopupRoot<Details>["actionsRef"] = useRef(null);
  useCloseOnBack(isOpen, () => actionsRef.current?.close());
  return {
    open: isOpen,
    onOpenChange: (next, details) => {
      onOpenChange?.(next, details);
      if (!details.isCanceled) setIsPressed(next);
    },
    actionsRef,
  };
}
