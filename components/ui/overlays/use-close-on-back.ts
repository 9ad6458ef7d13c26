"use client";

import { useEffectEvent, useLayoutEffect } from "react";
import { flushSync } from "react-dom";
import { addLayer } from "@/components/ui/overlays/back-layers";

/**
 * On a phone, going back closes a dialog, a menu or a mode instead of leaving the page.
 * @param close may refuse.
 */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useLayoutEffect(() => {
    if (isOpen) return addLayer(() => flushSync(() => onBack()));
  }, [isOpen]);
}
