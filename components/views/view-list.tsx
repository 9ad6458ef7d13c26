"use client";

import { Check, Pin } from "lucide-react";
import { useTexts } from "@/components/texts/texts-provider";
import { MenuGroup, MenuItem, MenuToggle } from "@/components/ui/overlays/menu";
import { mostPins } from "@/lib/views/most-pins";
import type { SavedView } from "@/lib/views/schema";

export function ViewList({
  views,
  applied,
  pinned,
  onApply,
  onPin,
}: {
  views: readonly SavedView[];
  applied: string | undefined;
  /** The ids of the views that stand as tabs. */
  pinned: readonly string[];
  onApply: (view: SavedView) => void;
  onPin: (view: SavedView, isPinned: boolean) => void;
}) {
  const { t, number } = useTexts();
  const groups = [
    { label: t("views.mine"), views: views.filter(({ isMine }) => isMine) },
    { label: t("views.theirs"), views: views.filter(({ isMine }) => !isMine) },
  ].filter((group) => group.views.length > 0);
  if (groups.length === 0) return <p className="px-2 py-2 text-13 text-quiet">{t("views.none")}</p>;
  const isFull = pinned.length >= mostPins;
  return (
    <>
      {groups.map((group) => (
        <MenuGroup key={group.label} label={group.label}>
          {group.views.map((view) => {
            const isPinned = pinned.includes(view.id);
            return (
              <div key={view.id} className="flex items-center">
                <div className="min-w-0 flex-1">
                  <MenuItem
                    onClick={() => onApply(view)}
                    aria-current={view.id === applied ? "true" : undefined}
                  >
                    <span className="min-w-0 flex-1 truncate" dir="auto">
                      {view.name}
                    </span>
                    {(!view.isMine || view.shared) && (
                      <span className="max-w-28 shrink-0 truncate text-12 text-faint">
                        {view.isMine ? t("views.shared") : view.owner}
                      </span>
                    )}
                    {view.id === applied && <Check aria-hidden="true" />}
                  </MenuItem>
                </div>
                <MenuToggle
                  label={t("views.pinNamed", { name: view.name })}
                  hint={t(isPinned ? "views.unpin" : "views.pin")}
                  checked={isPinned}
                  disabled={isFull && !isPinned}
                  onCheckedChange={(next) => onPin(view, next)}
                >
                  <Pin aria-hidden="true" />
                </MenuToggle>
              </div>
            );
          })}
        </MenuGroup>
      ))}
      {isFull && (
        <p className="px-2 py-1.5 text-12 text-quiet">{t("views.pinsFull", { most: number(mostPins) })}</p>
      )}
    </>
  );
}
