"use client";

import { Archive, Clock } from "lucide-react";
import type { ReactElement } from "react";
import { useTexts } from "@/components/texts/texts-provider";
import { Menu, MenuItem } from "@/components/ui/overlays/menu";

export function OverdueMenu({
  trigger,
  snooze,
  onSnooze,
  onArchive,
}: {
  trigger: ReactElement<Record<string, unknown>>;
  /** The label, with the duration. */
  snooze: string;
  onSnooze: () => void;
  onArchive: () => void;
}) {
  const { t } = useTexts();
  return (
    <Menu trigger={trigger}>
      <MenuItem onClick={onSnooze}>
        <Clock aria-hidden="true" />
        {snooze}
      </MenuItem>
      <MenuItem onClick={onArchive}>
        <Archive aria-hidden="true" />
        {t("archive.archive")}
      </MenuItem>
    </Menu>
  );
}
