"use client";

import { useCloseOnBack } from "@/components/ui/overlays/use-close-on-back";

/** There while cards have boxes: on a phone, going back leaves that mode. */
export function SelectMode({ onLeave }: { onLeave: () => void }) {
  useCloseOnBack(true, onLeave);
  return null;
}
