"use client";

import { Search } from "lucide-react";
import { usePalette } from "@/components/dashboard/palette/palette-provider";
import { useCommandKey } from "@/components/keyboard/platform";
import { useTexts } from "@/components/texts/texts-provider";
import { Kbd } from "@/components/ui/kbd";

export function PaletteButton() {
  const { t } = useTexts();
  const { open, prepare } = usePalette();
  const command = useCommandKey();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts={`${command.aria}+K`}
      title={t("palette.open")}
      onClick={() => open("palette")}
      onPointerEnter={prepare}
      onFocus={prepare}
      className="mt-3 flex min-h-8 items-center gap-2.5 rounded-md border border-line-strong bg-surface px-2 text-13 text-faint transition-colors hover:border-control hover:text-quiet max-xl:justify-center"
    >
      <Search className="size-4 shrink-0" aria-hidden="true" />
      <span className="min-w-0 flex-1 text-left max-xl:sr-only">{t("palette.openShort")}</span>
      <Kbd always className="opacity-100 max-xl:hidden">{`${command.name} K`}</Kbd>
    </button>
  );
}
