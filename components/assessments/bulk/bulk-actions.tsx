"use client";

import {
  Archive,
  ArchiveRestore,
  BellRing,
  Check,
  Columns2,
  Download,
  Link as LinkIcon,
  ListPlus,
  Scale,
  UserRoundCheck,
} from "lucide-react";
import type { ReactNode } from "react";
import { DecideItems } from "@/components/assessments/bulk/decide-items";
import { useTableActions } from "@/components/assessments/bulk/table-actions";
import { useCompare } from "@/components/assessments/bulk/use-compare";
import type { useCopyLinks } from "@/components/assessments/bulk/use-copy-links";
import type { useExportChosen } from "@/components/assessments/bulk/use-export-chosen";
import type { TableSelection } from "@/components/assessments/bulk/use-selection";
import { candidateLines } from "@/components/candidate/candidate-name";
import { canCompare } from "@/components/candidate/compare-address";
import { AssigneeChoice } from "@/components/candidate/fields/assignee-choice";
import { useShortlisting } from "@/components/candidate/shortlisting";
import { loadReminderDialog } from "@/components/reminders/load-reminder-dialog";
import type { Assignee } from "@/components/rows/row-change";
import { useTexts } from "@/components/texts/texts-provider";
import { Deferred } from "@/components/ui/behaviour/deferred";
import { Button, type ButtonProps } from "@/components/ui/button";
import { Menu } from "@/components/ui/overlays/menu";
import type { AssessmentView, DecisionValue } from "@/lib/assessments/schema";
import type { Translator } from "@/lib/i18n/texts";

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
  const shortlist = useShortlisting();
  const { rows } = selection;
  const compare = useCompare();
  const ids = [...selection.ids];
  const toArchive = rows.filter(({ archivedAt }) => archivedAt === undefined);
  const brings = toArchive.length === 0;

  const begin = (action: () => Promise<void>) => () => {
    links.forget();
    file.forget();
    void action();
  };
  async function archive() {
    // The focus goes to the notice about it.
    const asked = { rows: brings ? rows : toArchive, act: { kind: "archive", archived: !brings } } as const;
    if (await change?.perform([asked])) selection.clear();
  }

  async function decide(decision: DecisionValue) {
    if (await change?.perform([{ rows, act: { kind: "decide", decision } }])) selection.clear();
  }

  async function assign(assignee: Assignee | null) {
    if (await change?.perform([{ rows, act: { kind: "assign", assignee } }])) selection.clear();
  }

  return (
    <>
      <span className="flex items-center justify-end gap-1.5 max-md:order-last max-md:w-full max-sm:items-stretch md:ml-auto">
        <Menu
          side="top"
          align="center"
          trigger={<BulkButton icon={<Scale aria-hidden="true" />}>{t("deciding.decide")}</BulkButton>}
        >
          <DecideItems onDecide={(decision) => begin(() => decide(decision))()} />
        </Menu>
        <BulkButton
          icon={
            links.copied?.state === "copied" ? <Check aria-hidden="true" /> : <LinkIcon aria-hidden="true" />
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
      <span className="flex items-center gap-1.5 max-md:ml-auto max-sm:self-start">
        {rows.some(({ status }) => status === "pending") && (
          <FurtherButton
            icon={<BellRing aria-hidden="true" />}
            aria-haspopup="dialog"
            onClick={({ currentTarget }) => {
              links.forget();
              file.forget();
              change?.remind({ rows, from: currentTarget, load: loadReminderDialog });
            }}
          >
            {t("reminders.remind")}
          </FurtherButton>
        )}
        <AssigneeChoice
          label={t("assigning.choose")}
          present={undefined}
          onChoose={(assignee) => begin(() => assign(assignee))()}
          trigger={
            <FurtherButton icon={<UserRoundCheck aria-hidden="true" />}>
              {t("assigning.assign")}
            </FurtherButton>
          }
        />
        {canCompare(ids.length) && (
          <FurtherButton icon={<Columns2 aria-hidden="true" />} onClick={() => compare(ids)}>
            {t("compare.compare")}
          </FurtherButton>
        )}
        {shortlist && (
          <FurtherButton
            icon={<ListPlus aria-hidden="true" />}
            aria-label={t("shortlists.add.action")}
            aria-haspopup="dialog"
            onClick={({ currentTarget }) => shortlist({ ids, name: nameOf(rows, t), from: currentTarget })}
          >
            {t("shortlists.add.short")}
          </FurtherButton>
        )}
      </span>
    </>
  );
}

const nameOf = ([row]: readonly AssessmentView[], t: Translator) => row && candidateLines(row, t).name;

/** On a phone the actions are side by side, with their labels below their icons. */
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

/** On narrow screens it is an icon beside the count. */
function FurtherButton({ icon, children, ...props }: ButtonProps & { icon: ReactNode }) {
  return (
    <Button {...props} className="max-md:w-11 max-md:px-0!">
      {icon}
      <span className="max-md:sr-only">{children}</span>
    </Button>
  );
}
