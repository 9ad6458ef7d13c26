"use client";

import { Check } from "lucide-react";
import { useTexts } from "@/components/texts/texts-provider";
import { MenuGroup, MenuItem } from "@/components/ui/overlays/menu";
import type { SavedView } from "@/lib/views/schema";

export function ViewList({
  views,
  applied,
  onApply,
}: {
  views: readonly SavedView[];
  applied: string | undefined;
  onApply: (view: SavedView) => void;
}) {
  const { t } = useTexts();
  const groups = [
    { label: t("views.mine"), views: views.filter(({ isMine }) => isMine) },
    { label: t("views.theirs"), views: views.filter(({ isMine }) => !isMine) },
  ].filter((group) => group.views.length > 0);
  if (groups.length === 0) return <p className="px-2 py-2 text-13 text-quiet">{t("views.none")}</p>;
  return groups.map((group) => (
    <MenuGroup key={group.label} label={group.label}>
      {group.views.map((view) => (
        <MenuItem
          key={view.id}
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
          {view.id === applied ? <Check aria-hidden="true" /> : <span className="w-4 shrink-0" />}
        </MenuItem>
      ))}
    </MenuGroup>
  ));
}
