"use client";

import type { RefObject } from "react";
import { useCloseOnBack } from "@/components/ui/overlays/use-close-on-back";

/** There while cards have boxes: on a phone, going back leaves that mode. */
export function SelectMode({ area, onLeave }: { area: RefObject<HTMLElement | null>; onLeave: () => void }) {
  useCloseOnBack(true, () => {
    onLeave();
    // Cards’ boxes, one of which may have the focus, are gone.
    area.current?.focus({ preventScroll: true });
  });
  return null;
}
