"use client";

import { Archive, ArchiveRestore, Check, Download, Link as LinkIcon, X } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useId } from "react";
import { BulkResult } from "@/components/assessments/bulk-result";
import { useTableActs } from "@/components/assessments/table-acts";
import type { ListLength } from "@/components/assessments/table-pages";
import { focusPressedBox } from "@/components/assessments/to-bulk-bar";
import { useCopyLinks } from "@/components/assessments/use-copy-links";
import { useExportChosen } from "@/components/assessments/use-export-chosen";
import type { TableSelection } from "@/components/assessments/use-selection";
import { useTexts } from "@/components/texts/texts-provider";
import { Button, type ButtonProps, IconButton } from "@/components/ui/button";
import { Deferred } from "@/components/ui/deferred";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { maxChosen } from "@/lib/assessments/names";

const loadQuestion = () =>
  import("@/components/assessments/archive-question").then(({ ArchiveQuestion }) => ArchiveQuestion);

/** So many are rarely chosen one by one. */
const asksFrom = 20;

/** What can be done with the chosen rows. It floats over the table's foot: nothing moves for it. */
export function BulkBar({
  selection,
  hidden,
  length,
  onClear,
}: {
  selection: TableSelection;
  /** How many of them don't stand in the list in sight. */
  hidden: number;
  length: ListLength;
  onClear: () => void;
}) {
  const { t } = useTexts();
  const { change } = useTableActs();
  const nameId = useId();
  const links = useCopyLinks();
  const file = useExportChosen();
  const rows = [...selection.rows.values()];
  const ids = rows.map(({ id }) => id);
  const toArchive = rows.filter(({ archivedAt }) => archivedAt === undefined);
  const brings = toArchive.length === 0;

  const begin = (act: () => Promise<void>) => () => {
    links.forget();
    file.forget();
    void act();
  };
  async function archive() {
    // The focus goes on to what says so.
    if (await change?.archive(brings ? rows : toArchive, !brings)) selection.clear();
  }

  function stepBack(event: KeyboardEvent) {
    const isFirst = event.currentTarget.querySelector("button") === event.target;
    if (event.key === "Tab" && event.shiftKey && isFirst && focusPressedBox()) event.preventDefault();
  }

  return (
    <section
      aria-labelledby={nameId}
      data-bulk-bar=""
      onKeyDown={stepBack}
      className="flex max-w-full flex-col gap-1.5 rounded-lg bg-surface p-1.5 text-13 shadow-float transition-opacity starting:opacity-0"
    >
      <VisuallyHidden id={nameId}>{t("selection.name")}</VisuallyHidden>
      <BulkResult selection={selection} copied={links.copied} exported={file.exported} />
      <div className="flex flex-wrap items-center gap-1.5">
        {/* On a phone what is chosen stands over what can be done with it, each in one line if it can. */}
        <div className="flex min-w-0 flex-wrap items-center gap-1.5 max-sm:flex-1 max-sm:gap-y-0">
          <p className="tabular flex flex-wrap items-baseline gap-x-2 px-2 font-[550] whitespace-nowrap max-sm:pr-0">
            {t("selection.count", { count: ids.length })}
            {hidden > 0 && (
              <span className="font-normal text-quiet">{t("selection.hidden", { count: hidden })}</span>
            )}
          </p>
          <ChooseList selection={selection} hidden={hidden} length={length} />
        </div>
        <span className="flex items-center gap-1.5 max-sm:order-last max-sm:w-full max-sm:items-stretch sm:ml-auto">
          <BulkButton
            icon={
              links.copied?.state === "copied" ? (
                <Check aria-hidden="true" />
              ) : (
                <LinkIcon aria-hidden="true" />
              )
            }
            variant="primary"
            pending={links.copied?.state === "copying"}
            data-copy-selected=""
            onClick={begin(() => links.copy(ids))}
          >
            {t("selection.copyLinks")}
          </BulkButton>
          <BulkButton
            icon={<Download aria-hidden="true" />}
            pending={file.exported?.state === "running"}
            onClick={begin(() => file.run(ids))}
          >
            {t("selection.export")}
          </BulkButton>
          {toArchive.length >= asksFrom ? (
            <Deferred
              kind="dialog"
              load={loadQuestion}
              part={{
                count: toArchive.length,
                onArchive: begin(archive),
                trigger: (
                  <BulkButton icon={<Archive aria-hidden="true" />}>
                    {t("archive.asks", { label: t("archive.archive") })}
                  </BulkButton>
                ),
              }}
            />
          ) : (
            <BulkButton
              icon={brings ? <ArchiveRestore aria-hidden="true" /> : <Archive aria-hidden="true" />}
              onClick={begin(archive)}
            >
              {t(brings ? "archive.bringBack" : "archive.archive")}
            </BulkButton>
          )}
        </span>
        <IconButton label={t("selection.clear")} onClick={onClear} className="max-sm:self-start">
          <X aria-hidden="true" />
        </IconButton>
      </div>
    </section>
  );
}

/** Side by side on a phone too: its words stand under its icon there, as long as they are. */
const actClass =
  "max-sm:h-auto! max-sm:min-h-12 max-sm:min-w-0 max-sm:flex-auto max-sm:flex-col max-sm:gap-1 max-sm:px-1.5! max-sm:py-1.5 max-sm:text-12! max-sm:whitespace-normal max-sm:[&>span:last-child]:flex-col max-sm:[&>span:last-child]:gap-1 max-[22rem]:text-11!";

function BulkButton({ icon, children, ...props }: ButtonProps & { icon: ReactNode }) {
  return (
    <Button {...props} className={actClass}>
      {icon}
      {children}
    </Button>
  );
}

/** Offers the rest of the list, as far as that is possible. */
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
  if (selection.rows.size - hidden >= most) return null;
  return (
    <Button
      variant="ghost"
      onClick={selection.chooseList}
      pending={selection.isLoading}
      className="max-sm:px-2! max-sm:text-13!"
    >
      {t(isAll ? "selection.all" : "selection.firstOnes", { count: number(most) })}
    </Button>
  );
}
