"use client";

import { X } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import { BulkActions } from "@/components/assessments/bulk/bulk-actions";
import { BulkResult } from "@/components/assessments/bulk/bulk-result";
import { focusBulkBar, focusPressedBox } from "@/components/assessments/bulk/to-bulk-bar";
import { useExportChosen } from "@/components/assessments/bulk/use-export-chosen";
import type { TableSelection } from "@/components/assessments/bulk/use-selection";
import { useDrawnRows } from "@/components/assessments/list/drawn-rows";
import { useCopyLinks } from "@/components/candidate/links/use-copy-links";
import type { ListLength } from "@/components/rows/list-pages";
import { useTexts } from "@/components/texts/texts-provider";
import { Button, IconButton } from "@/components/ui/button";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { maxChosen } from "@/lib/assessments/names";

/** The actions for the chosen rows. It floats over the table’s foot, so that nothing moves for it. */
export function BulkBar({
  selection,
  hidden,
  length,
  onClear,
}: {
  selection: TableSelection;
  /** How many of them aren’t in the list in sight. */
  hidden: number;
  length: ListLength;
  onClear: () => void;
}) {
  const { t } = useTexts();
  const drawn = useDrawnRows();
  const nameId = useId();
  const links = useCopyLinks();
  const file = useExportChosen();

  function stepBack(event: KeyboardEvent) {
    const isFirst = event.currentTarget.querySelector("button") === event.target;
    if (event.key === "Tab" && event.shiftKey && isFirst && focusPressedBox(drawn, selection.anchor))
      event.preventDefault();
  }

  return (
    <section
      aria-labelledby={nameId}
      ref={drawn.bar}
      onKeyDown={stepBack}
      className="flex max-w-full flex-col gap-1.5 rounded-lg bg-surface p-1.5 text-13 shadow-float transition-opacity starting:opacity-0"
    >
      <VisuallyHidden id={nameId}>{t("selection.name")}</VisuallyHidden>
      <BulkResult selection={selection} copied={links.copied} exported={file.exported} />
      <div className="relative flex flex-wrap items-center justify-end gap-1.5 low:gap-1 sm:pr-9.5 sm:pointer-coarse:pr-12 sm:low:-m-1 sm:low:flex-nowrap sm:low:justify-start sm:low:overflow-x-auto sm:low:p-1 sm:low:pr-0! sm:low:[scroll-padding-right:6rem]">
        {/* On a phone the count is above the actions, each in one line if it fits. */}
        <div className="mr-auto flex min-w-0 flex-wrap items-center gap-1.5 max-sm:flex-1 max-sm:gap-y-0 low:flex-none low:flex-nowrap">
          <p className="tabular flex flex-wrap items-baseline low:flex-nowrap low:text-12 gap-x-2 px-2 font-[550] whitespace-nowrap max-sm:pr-0 low:px-1">
            {t("selection.count", { count: selection.ids.size })}
            {hidden > 0 && (
              <span className="font-normal text-quiet">{t("selection.hidden", { count: hidden })}</span>
            )}
          </p>
          <ChooseList selection={selection} hidden={hidden} length={length} />
        </div>
        <BulkActions selection={selection} links={links} file={file} />
        <IconButton
          label={t("selection.clear")}
          data-palette="clear"
          onClick={onClear}
          className="max-sm:self-start sm:absolute sm:top-0 sm:right-0 sm:low:sticky sm:low:right-0 sm:low:bg-surface"
        >
          <X aria-hidden="true" />
        </IconButton>
      </div>
    </section>
  );
}

function ChooseList({
  selection,
  hidden,
  length: { count, isExact },
}: {
  selection: TableSelection;
  hidden: number;
  length: ListLength;
}) {
  const { t, number } = useTexts();
  const isAll = isExact && count <= maxChosen;
  const most = isAll ? count : maxChosen;
  const isChosen = selection.ids.size - hidden >= most;
  const drawn = useDrawnRows();
  // The pressed button goes once they are chosen: the focus stays among the actions.
  const wasPressed = useRef(false);
  useEffect(() => {
    if (!isChosen || !wasPressed.current) return;
    wasPressed.current = false;
    if (document.activeElement === document.body) focusBulkBar(drawn);
  }, [isChosen, drawn]);
  if (isChosen) return null;
  return (
    <Button
      variant="ghost"
      onClick={() => {
        wasPressed.current = true;
        selection.chooseList();
      }}
      pending={selection.awaited !== undefined}
      className="max-sm:px-2! max-sm:text-13! low:px-1! low:text-12!"
    >
      {t(isAll ? "selection.all" : "selection.firstOnes", { count: number(most) })}
    </Button>
  );
}
