"use client";

import { Check } from "lucide-react";
import { useTexts } from "@/components/texts/texts-provider";

/** In the place of an item's actions, once it needs nobody any more. */
export function SettledMark({ handedOver = false }: { handedOver?: boolean }) {
  const { t } = useTexts();
  return (
    <span
      role="status"
      className="inline-flex min-h-7 items-center gap-1.5 text-12 font-[550] text-recommended"
    >
      <Check aria-hidden="true" className="size-3.5" />
      {t(handedOver ? "attention.handedOver" : "attention.settled")}
    </span>
  );
}
