"use client";

import { Archive, ArchiveRestore, Check, Download, Link as LinkIcon, Scale } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { DecideItems } from "@/components/assessments/bulk/decide-items";
import { FurtherActions } from "@/components/assessments/bulk/further-actions";
import { useTableActions } from "@/components/assessments/bulk/table-actions";
import { focusChosenRow } from "@/components/assessments/bulk/to-bulk-bar";
import type { useExportChosen } from "@/components/assessments/bulk/use-export-chosen";
import type { TableSelection } from "@/components/assessments/bulk/use-selection";
import { useDrawnRows } from "@/components/assessments/list/drawn-rows";
import { isGoing } from "@/components/assessments/list/use-was-in-rows";
import type { useCopyLinks } from "@/components/candidate/links/use-copy-links";
import type { Assignee } from "@/components/rows/row-change";
import { useTexts } from "@/components/texts/texts-provider";
import { Deferred } from "@/components/ui/behaviour/deferred";
import { Button, type ButtonProps } from "@/components/ui/button";
import { Menu, MenuGroup } from "@/components/ui/overlays/menu";
import type { DecisionValue } from "@/lib/assessments/schema";

const loadQuestion = () =>
  import("@/components/assessments/bulk/archive-question").then(({ ArchiveQuestion }) => ArchiveQuestion);

/** So many are rarely chosen one by one. */
const asksFrom = 20;

/** Each begins by putting away what the last one said. */
export function BulkActions({
  selection,
  links,
  file,
}: {
  selection: TableSelection;
  links: ReturnType<typeof useCopyLinks>;
  file: ReturnType<typeof useExportChosen>;
}) {
  const { t } = useTexts();
  const { change } = useTableActions();
  const drawn = useDrawnRows();
  const { rows } = selection;
  const ids = [...selection.ids];
  // Who is pending needs the link; the others wait for a decision.
  const isPending = rows.every(({ status }) => status === "pending");
  /** Its question opens once the menu has returned the focus. */
  const onceClosed = useRef<() => void>(undefined);
  const toArchive = rows.filter(({ archivedAt }) => archivedAt === undefined);
  const brings = toArchive.length === 0;

  function beginNow(action: () => void) {
    links.forget();
    file.forget();
    action();
  }
  const begin = (action: () => Promise<void>) => () => beginNow(() => void action());

  function leave() {
    // Where rows leave the list, the next one has the focus already.
    if (isGoing(document.activeElement, drawn)) focusChosenRow(drawn, selection.anchor);
    selection.clear();
  }

  async function archive() {
    const asked = { rows: brings ? rows : toArchive, act: { kind: "archive", archived: !brings } } as const;
    if (await change?.perform([asked])) leave();
  }

  async function decide(decision: DecisionValue) {
    if (await change?.perform([{ rows, act: { kind: "decide", decision } }])) leave();
  }

  async function assign(assignee: Assignee | null) {
    if (await change?.perform([{ rows, act: { kind: "assign", assignee } }])) leave();
  }

  return (
    <>
      <span className="flex items-center justify-end gap-1.5 max-lg:order-last max-lg:w-full max-sm:items-stretch sm:low:order-none sm:low:w-auto low:gap-1">
        <Menu
          side="top"
          align="center"
          trigger={
            <BulkButton icon={<Scale aria-hidden="true" />} variant={isPending ? undefined : "primary"}>
              {t("deciding.decide")}
            </BulkButton>
          }
          onClosed={() => {
            onceClosed.current?.();
            onceClosed.current = undefined;
          }}
        >
          <MenuGroup label={t("selection.count", { count: ids.length })}>
            <DecideItems
              onDecide={(decision) => {
                onceClosed.current = () => beginNow(() => void decide(decision));
              }}
            />
          </MenuGroup>
        </Menu>
        <BulkButton
          icon={
            links.copied?.state === "copied" && links.copied.links.links.length > 0 ? (
              <Check aria-hidden="true" />
            ) : (
              <LinkIcon aria-hidden="true" />
            )
          }
          variant={isPending ? "primary" : undefined}
          pending={links.copied?.state === "copying"}
          data-copy-selected=""
          onClick={begin(() => links.copy(ids))}
        >
          {t("selection.copyLinks")}
        </BulkButton>
        <BulkButton
          icon={<Download aria-hidden="true" />}
          data-palette="exportChosen"
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
                <BulkButton icon={<Archive aria-hidden="true" />} data-palette="archive">
                  {t("archive.asks", { label: t("archive.archive") })}
                </BulkButton>
              ),
            }}
          />
        ) : (
          <BulkButton
            icon={brings ? <ArchiveRestore aria-hidden="true" /> : <Archive aria-hidden="true" />}
            data-palette={brings ? "restore" : "archive"}
            onClick={begin(archive)}
          >
            {t(brings ? "archive.bringBack" : "archive.archive")}
          </BulkButton>
        )}
      </span>
      <FurtherActions
        rows={rows}
        begin={beginNow}
        onAssign={(assignee) => beginNow(() => void assign(assignee))}
      />
    </>
  );
}

/** On a phone the actions are side by side, with their labels below their icons. */
const actClass =
  "max-lg:flex-auto max-sm:h-auto! max-sm:min-h-12 max-sm:min-w-0 max-sm:flex-col max-sm:gap-1 max-sm:px-1.5! max-sm:py-1.5 max-sm:text-12! max-sm:whitespace-normal max-sm:[&>span:last-child]:flex-col max-sm:[&>span:last-child]:gap-1 max-[22rem]:text-[0.625rem]! max-[22rem]:px-0.5! low:min-h-9! sm:low:flex-none low:flex-row low:px-1.5! low:py-0 low:text-12! md:low:[&>svg]:hidden low:max-md:min-w-9 low:whitespace-nowrap low:[&>span:last-child]:flex-row";

/** In a low window there is room for icons; the main act has its label where it fits. */
function BulkButton({ icon, children, ...props }: ButtonProps & { icon: ReactNode }) {
  return (
    <Button {...props} className={actClass}>
      {icon}
      <span className={props.variant === "primary" ? "low:max-sm:sr-only" : "low:max-md:sr-only"}>
        {children}
      </span>
    </Button>
  );
}
