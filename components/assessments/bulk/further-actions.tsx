"use client";

import { BellRing, Columns2, Ellipsis, ListPlus, UserRoundCheck } from "lucide-react";
import { useRef } from "react";
import { AssignItems } from "@/components/assessments/bulk/assign-items";
import { useTableActions } from "@/components/assessments/bulk/table-actions";
import { useCompare } from "@/components/assessments/bulk/use-compare";
import { candidateLines } from "@/components/candidate/candidate-name";
import { canCompare } from "@/components/candidate/compare-address";
import { AssigneeChoice } from "@/components/candidate/fields/assignee-choice";
import { useShortlisting } from "@/components/candidate/shortlisting";
import { loadReminderDialog } from "@/components/reminders/load-reminder-dialog";
import { canRemind } from "@/components/reminders/plan-reminders";
import type { Assignee } from "@/components/rows/row-change";
import { useTexts } from "@/components/texts/texts-provider";
import { Button, type ButtonProps } from "@/components/ui/button";
import { Menu, MenuItem, MenuSeparator } from "@/components/ui/overlays/menu";
import { Tooltip } from "@/components/ui/tooltip";
import type { AssessmentView } from "@/lib/assessments/schema";
import type { Translator } from "@/lib/i18n/texts";

/**
 * What leads from the chosen rows to a dialog or a page of its own: buttons, or one menu where they wouldn’t fit.
 * @param begin puts away what the last action said, and runs this one.
 */
export function FurtherActions({
  rows,
  begin,
  onAssign,
}: {
  rows: readonly AssessmentView[];
  begin: (action: () => void) => void;
  onAssign: (assignee: Assignee | null) => void;
}) {
  const { t } = useTexts();
  const { change } = useTableActions();
  const shortlist = useShortlisting();
  const compare = useCompare();
  const menu = useRef<HTMLButtonElement>(null);
  /** Open dialogs after the menu has returned the focus, or it would take it from them. */
  const onceClosed = useRef<() => void>(undefined);
  const ids = rows.map(({ id }) => id);
  const remind = (from: HTMLElement) => begin(() => change?.remind({ rows, from, load: loadReminderDialog }));
  const addToShortlist =
    shortlist && ((from: HTMLElement) => shortlist({ ids, name: nameOf(rows, t), from }));
  const isRemindable = rows.some(canRemind);
  return (
    <span className="flex flex-wrap items-center gap-1.5 max-sm:self-start sm:low:sticky sm:low:right-9 low:flex-nowrap sm:low:self-auto sm:low:bg-surface sm:low:pointer-coarse:right-11">
      <StillButton
        why={
          isRemindable
            ? undefined
            : t(rows.every(({ isBlind }) => isBlind) ? "blind.noReminder" : "reminders.nobodyPending")
        }
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => remind(currentTarget)}
        className="max-lg:hidden low:hidden"
      >
        <BellRing aria-hidden="true" />
        {t("reminders.remind")}
      </StillButton>
      <AssigneeChoice
        label={t("assigning.choose")}
        present={undefined}
        onChoose={onAssign}
        trigger={
          <Button data-palette="assign" aria-label={t("assigning.assign")} className="@max-6xl:hidden">
            <UserRoundCheck aria-hidden="true" />
            {t("assigning.assign")}
          </Button>
        }
      />
      <StillButton
        why={canCompare(ids.length) ? undefined : t("compare.howMany")}
        onClick={() => compare(ids)}
        className="@max-6xl:hidden"
      >
        <Columns2 aria-hidden="true" />
        {t("compare.compare")}
      </StillButton>
      {addToShortlist && (
        <Button
          aria-label={t("shortlists.add.action")}
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => addToShortlist(currentTarget)}
          className="max-lg:hidden low:hidden"
        >
          <ListPlus aria-hidden="true" />
          {t("shortlists.add.short")}
        </Button>
      )}
      <Menu
        side="top"
        trigger={
          <Button ref={menu} className="max-lg:px-2.5! low:px-2! @6xl:hidden">
            <Ellipsis aria-hidden="true" />
            <span className="max-lg:sr-only low:sr-only">{t("rowMenu.more")}</span>
          </Button>
        }
        onClosed={() => {
          onceClosed.current?.();
          onceClosed.current = undefined;
        }}
      >
        <FurtherItems
          rows={rows}
          onRemind={
            isRemindable &&
            (() => {
              onceClosed.current = () => menu.current && remind(menu.current);
            })
          }
          onCompare={canCompare(ids.length) && (() => compare(ids))}
          onShortlist={
            addToShortlist &&
            (() => {
              onceClosed.current = () => menu.current && addToShortlist(menu.current);
            })
          }
          onAssign={onAssign}
        />
      </Menu>
    </span>
  );
}

/** Keeps its place when it can’t be pressed, and says why. */
function StillButton({ why, onClick, ...button }: ButtonProps & { why: string | undefined }) {
  if (why === undefined) return <Button {...button} onClick={onClick} />;
  return (
    <Tooltip label={why}>
      <Button {...button} aria-disabled="true" aria-description={why} />
    </Tooltip>
  );
}

/** The actions without a button of their own at this width. */
function FurtherItems({
  rows,
  onRemind,
  onCompare,
  onShortlist,
  onAssign,
}: {
  rows: readonly AssessmentView[];
  onRemind: (() => void) | false;
  onCompare: (() => void) | false;
  onShortlist: (() => void) | undefined;
  onAssign: (assignee: Assignee | null) => void;
}) {
  const { t } = useTexts();
  const isNarrow = window.matchMedia("(width < 64rem), (height < 30rem)").matches;
  return (
    <>
      {isNarrow && onRemind && (
        <MenuItem onClick={onRemind}>
          <BellRing aria-hidden="true" />
          {t("reminders.asks")}
        </MenuItem>
      )}
      {onCompare && (
        <MenuItem onClick={onCompare}>
          <Columns2 aria-hidden="true" />
          {t("compare.compare")}
        </MenuItem>
      )}
      {isNarrow && onShortlist && (
        <MenuItem onClick={onShortlist}>
          <ListPlus aria-hidden="true" />
          {t("shortlists.add.action")}
        </MenuItem>
      )}
      {(onCompare || isNarrow) && <MenuSeparator />}
      <AssignItems
        present={undefined}
        release={rows.some(({ assignee }) => assignee) ? t("assigning.releaseAll") : undefined}
        onAssign={onAssign}
      />
    </>
  );
}

const nameOf = ([row]: readonly AssessmentView[], t: Translator) => row && candidateLines(row, t).name;
