"use client";

import { Undo2 } from "lucide-react";
import type { ActOnDraft, Undoing } from "@/components/imports/drafting/use-draft";
import { useUndoKey } from "@/components/keyboard/use-undo-key";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { VisuallyHidden } from "@/components/ui/visually-hidden";

/** Takes the last change back, whether of one cell or of many rows; so do Ctrl or ⌘ and Z. */
export function UndoButton({ undoing: { left, isUndone }, act }: { undoing: Undoing; act: ActOnDraft }) {
  const { t, number } = useTexts();
  const undo = () => act({ kind: "undo" });
  useUndoKey(undo);
  return (
    <>
      <Button size="sm" aria-disabled={left === 0 || undefined} onClick={undo}>
        <Undo2 aria-hidden="true" />
        {t("common.undo")}
      </Button>
      <VisuallyHidden role="status">
        {isUndone && t("imports.draft.undone", { count: left, shown: number(left) })}
      </VisuallyHidden>
    </>
  );
}
