"use client";

import { Archive, Clock } from "lucide-react";
import type { ReactElement } from "react";
import { useTexts } from "@/components/texts/texts-provider";
import { Menu, MenuItem } from "@/components/ui/menu";

/** What else can be done about an assessment that is pending for long, where there is little room. */
export function OverdueMenu({
  trigger,
  snooze,
  onSnooze,
  onArchive,
}: {
  trigger: ReactElement<Record<string, unknown>>;
  /** In words, with how long. */
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
