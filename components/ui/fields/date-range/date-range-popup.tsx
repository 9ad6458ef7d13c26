"use client";

import { Popover } from "@base-ui/react/popover";
import { type ReactElement, useRef } from "react";
import { useTexts } from "@/components/texts/texts-provider";
import { useMedia } from "@/components/ui/behaviour/use-media";
import { Button } from "@/components/ui/button";
import { type DateRangeChoice, DateRangeFields } from "@/components/ui/fields/date-range/date-range-fields";
import { DateRangeSheet } from "@/components/ui/fields/date-range/date-range-sheet";
import { popupClass } from "@/components/ui/overlays/popup-class";
import { usePopupRoot } from "@/components/ui/overlays/use-popup-root";
import { usePopupPlace } from "@/components/ui/popup-place";

type DateRangePopupProps = DateRangeChoice & { trigger: ReactElement<Record<string, unknown>> };

/** A popup of its height fits nowhere beside its button there. */
const smallScreen = "(width < 48rem), (height < 38rem)";

export function DateRangePopup(props: DateRangePopupProps) {
  const isSmall = useMedia(smallScreen);
  return isSmall ? <DateRangeSheet {...props} /> : <DateRangePopover {...props} />;
}

function DateRangePopover({ trigger, ...choice }: DateRangePopupProps) {
  const { t } = useTexts();
  const { container, positionMethod } = usePopupPlace();
  const root = usePopupRoot();
  const chosen = useRef<HTMLButtonElement>(null);
  return (
    <Popover.Root {...root}>
      <Popover.Trigger render={trigger} />
      <Popover.Portal container={container}>
        <Popover.Positioner
          positionMethod={positionMethod}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          className="z-50"
        >
          <Popover.Popup
            aria-label={choice.label}
            initialFocus={() => chosen.current ?? true}
            className={`${popupClass} flex w-72 flex-col gap-3 p-3 pointer-coarse:w-88`}
          >
            <DateRangeFields {...choice} chosen={chosen} />
            <Popover.Close render={<Button variant="ghost" size="sm" className="self-end" />}>
              {t("dates.done")}
            </Popover.Close>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
