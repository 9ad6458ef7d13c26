"use client";

import type { RefObject } from "react";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { useCloseOnBack } from "@/components/ui/overlays/use-close-on-back";

/** There while cards have boxes: on a phone, going back leaves that mode, and so does a button within reach. */
export function SelectMode({
  area,
  hasChosen,
  onLeave,
}: {
  area: RefObject<HTMLElement | null>;
  hasChosen: boolean;
  onLeave: () => void;
}) {
  const { t } = useTexts();
  function leave() {
    onLeave();
    // Cards’ boxes, one of which may have the focus, are gone.
    area.current?.focus({ preventScroll: true });
  }
  useCloseOnBack(true, leave);
  if (hasChosen) return null;
  return (
    <div className="flex w-full items-center justify-between gap-3 rounded-lg bg-surface p-1.5 pl-3.5 text-13 shadow-float">
      <p>{t("selection.tap")}</p>
      <Button onClick={leave}>{t("selection.done")}</Button>
    </div>
  );
}
