"use client";

import { Menu as Base } from "@base-ui/react/menu";
import { useQuery } from "@tanstack/react-query";
import { ChevronRight, UserRound, UserRoundCheck, UserRoundX } from "lucide-react";
import { colleaguesQuery } from "@/components/candidate/colleagues-query";
import type { Assignee } from "@/components/rows/row-change";
import { usePersonId } from "@/components/session/person-id";
import { useTexts } from "@/components/texts/texts-provider";
import { MenuGroup, MenuItem } from "@/components/ui/overlays/menu";
import {
  popupClass,
  popupItemClass,
  popupPlaceClass,
  popupScrimClass,
} from "@/components/ui/overlays/popup-class";
import { usePopupRoot } from "@/components/ui/overlays/use-popup-root";
import { usePopupPlace } from "@/components/ui/popup-place";

/**
 * A menu’s items for saying who is responsible. Typing letters finds a colleague in the list.
 * @param release the label of the item that takes every colleague off.
 */
export function AssignItems({
  present,
  release,
  onAssign,
}: {
  present: Assignee | undefined;
  release?: string;
  onAssign: (assignee: Assignee | null) => void;
}) {
  const { t } = useTexts();
  const { container, positionMethod } = usePopupPlace();
  const root = usePopupRoot();
  const me = usePersonId();
  const { data } = useQuery(colleaguesQuery());
  const able = (data?.colleagues ?? []).filter(({ mayRecruit }) => mayRecruit);
  const own = able.find(({ id }) => id === me);
  const others = able.filter(({ id }) => id !== me && id !== present?.id);
  return (
    <>
      {present?.id !== me && (
        <MenuItem disabled={!own} onClick={() => own && onAssign({ id: own.id, name: own.name })}>
          <UserRoundCheck aria-hidden="true" />
          {t("assigning.toMe")}
        </MenuItem>
      )}
      <Base.SubmenuRoot {...root}>
        <Base.SubmenuTrigger disabled={others.length === 0} className={popupItemClass}>
          <UserRound aria-hidden="true" />
          {t("assigning.others")}
          <ChevronRight aria-hidden="true" className="ml-auto" />
        </Base.SubmenuTrigger>
        <Base.Portal container={container}>
          <Base.Backdrop className={popupScrimClass} />
          <Base.Positioner
            positionMethod={positionMethod}
            collisionPadding={8}
            sideOffset={-4}
            className={popupPlaceClass}
          >
            <Base.Popup
              className={`${popupClass} max-h-[min(20rem,var(--available-height))] max-w-72 min-w-44 p-1`}
            >
              <MenuGroup label={t("assigning.others")}>
                {others.map(({ id, name }) => (
                  <MenuItem key={id} onClick={() => onAssign({ id, name })}>
                    <span dir="auto" className="truncate">
                      {name}
                    </span>
                  </MenuItem>
                ))}
              </MenuGroup>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.SubmenuRoot>
      {release && (
        <MenuItem onClick={() => onAssign(null)}>
          <UserRoundX aria-hidden="true" />
          <span className="truncate">{release}</span>
        </MenuItem>
      )}
    </>
  );
}
