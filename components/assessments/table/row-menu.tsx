"use client";

import { Menu as Base } from "@base-ui/react/menu";
import {
  Archive,
  ArchiveRestore,
  AtSign,
  BellRing,
  Check,
  FileText,
  Link as LinkIcon,
  ListFilter,
  ListPlus,
  PanelRight,
  X,
} from "lucide-react";
import Link from "next/link";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { AssignItems } from "@/components/assessments/bulk/assign-items";
import { DecideItems } from "@/components/assessments/bulk/decide-items";
import { useTableActions } from "@/components/assessments/bulk/table-actions";
import { candidateLines } from "@/components/candidate/candidate-name";
import { useShortlisting } from "@/components/candidate/shortlisting";
import { useNoteLinkCopied } from "@/components/candidate/use-note-link-copied";
import { loadReminderDialog } from "@/components/reminders/load-reminder-dialog";
import { canRemind } from "@/components/reminders/plan-reminders";
import { useTexts } from "@/components/texts/texts-provider";
import { useCopy } from "@/components/ui/behaviour/use-copy";
import { MenuItem, MenuLink, MenuSeparator } from "@/components/ui/overlays/menu";
import { popupClass, popupPlaceClass, popupScrimClass } from "@/components/ui/overlays/popup-class";
import { usePopupRoot } from "@/components/ui/overlays/use-popup-root";
import { usePopupPlace } from "@/components/ui/popup-place";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { AssessmentView } from "@/lib/assessments/schema";
import { httpUrl } from "@/lib/http-url";

/** Long enough to read that it is copied. */
const closesAfterMs = 900;

/** One menu for all rows, at the button that was pressed. */
export function RowMenu({
  assessment,
  button,
  onClosed,
}: {
  assessment: AssessmentView;
  button: HTMLElement;
  onClosed: () => void;
}) {
  const { t } = useTexts();
  const { container, positionMethod } = usePopupPlace();
  const [isOpen, setIsOpen] = useState(true);
  const root = usePopupRoot({ open: isOpen, onOpenChange: setIsOpen });
  /** Open dialogs after the menu has returned the focus, or it would take it from them. */
  const onceClosed = useRef<() => void>(undefined);
  const { id, candidate, interview, reportUrl } = assessment;
  const { name } = candidateLines(assessment, t);

  // The button belongs to the row, which knows of no menu.
  useEffect(() => {
    button.setAttribute("aria-expanded", String(isOpen));
    return () => button.removeAttribute("aria-expanded");
  }, [button, isOpen]);

  return (
    <Base.Root
      {...root}
      onOpenChangeComplete={(open) => {
        if (open) return;
        onceClosed.current?.();
        onClosed();
      }}
    >
      <Base.Portal container={container}>
        <Base.Backdrop className={popupScrimClass} />
        <Base.Positioner
          positionMethod={positionMethod}
          anchor={button}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className={popupPlaceClass}
        >
          <Base.Popup
            // The row may be gone, with the focus on the next one.
            finalFocus={() => (button.isConnected ? button : false)}
            // Its button knows of no menu: the kit wouldn’t find where the focus goes on.
            onKeyDown={(event) => {
              if (event.key !== "Tab" || event.shiftKey) return;
              event.preventDefault();
              setIsOpen(false);
            }}
            aria-label={t("common.labelled", { label: t("rowMenu.more"), what: name })}
            className={`${popupClass} max-w-72 min-w-52 p-1`}
          >
            {/* On a phone it isn’t beside its row. */}
            <p
              aria-hidden="true"
              dir="auto"
              className="hidden truncate px-2 pt-2 pb-1 text-14 font-semibold sheet:block"
            >
              {name}
            </p>
            <MenuLink render={<Link href={`/assessments/${id}`} prefetch={false} />}>
              <PanelRight aria-hidden="true" />
              {t("rowMenu.open")}
            </MenuLink>
            {reportUrl && httpUrl(reportUrl) && (
              <MenuLink render={<a href={reportUrl} target="_blank" rel="noopener noreferrer" />}>
                <FileText aria-hidden="true" />
                <span>
                  {t.rich("rowMenu.openReport", { more: (text) => <VisuallyHidden>{text}</VisuallyHidden> })}
                </span>
              </MenuLink>
            )}
            <MenuSeparator />
            <CopyLinkItem assessment={assessment} button={button} onDone={() => setIsOpen(false)} />
            {candidate && (
              <CopyItem
                icon={<AtSign aria-hidden="true" />}
                label={t("rowMenu.copyEmail")}
                text={candidate.email}
                onDone={() => setIsOpen(false)}
              />
            )}
            {interview && (
              <MenuLink render={<Link href={`/assessments?interview=${interview.id}`} prefetch={false} />}>
                <ListFilter aria-hidden="true" />
                <span className="truncate">{t("rowMenu.interviewRows", { interview: interview.name })}</span>
              </MenuLink>
            )}
            <OwnItems
              assessment={assessment}
              button={button}
              onceClosed={(act) => {
                onceClosed.current = act;
              }}
            />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

/** What the team does with the row. */
function OwnItems({
  assessment,
  button,
  onceClosed,
}: {
  assessment: AssessmentView;
  button: HTMLElement;
  /** For what opens a dialog: the menu would take the focus back from it. */
  onceClosed: (act: () => void) => void;
}) {
  const { t } = useTexts();
  const shortlist = useShortlisting();
  const { change } = useTableActions();
  const { archivedAt, assignee, decision, identity } = assessment;
  if (!change || identity === "erased") return null;
  return (
    <>
      {canRemind(assessment) && (
        <>
          <MenuSeparator />
          <MenuItem
            onClick={() =>
              onceClosed(() => change.remind({ rows: [assessment], from: button, load: loadReminderDialog }))
            }
          >
            <BellRing aria-hidden="true" />
            {t("reminders.asks")}
          </MenuItem>
        </>
      )}
      <MenuSeparator />
      <DecideItems
        present={decision?.value ?? "undecided"}
        onDecide={(value) =>
          void change.perform([{ rows: [assessment], act: { kind: "decide", decision: value } }])
        }
      />
      <MenuSeparator />
      <AssignItems
        present={assignee}
        release={assignee && t("assigning.release", { name: assignee.name ?? t("common.somebody") })}
        onAssign={(to) =>
          void change.perform([{ rows: [assessment], act: { kind: "assign", assignee: to } }])
        }
      />
      <MenuSeparator />
      {shortlist && (
        <MenuItem
          onClick={() => {
            const { name } = candidateLines(assessment, t);
            onceClosed(() => shortlist({ ids: [assessment.id], name, from: button }));
          }}
        >
          <ListPlus aria-hidden="true" />
          {t("shortlists.add.action")}
        </MenuItem>
      )}
      <MenuItem
        onClick={() =>
          void change.perform([{ rows: [assessment], act: { kind: "archive", archived: !archivedAt } }])
        }
      >
        {archivedAt ? <ArchiveRestore aria-hidden="true" /> : <Archive aria-hidden="true" />}
        {t(archivedAt ? "archive.bringBack" : "archive.archive")}
      </MenuItem>
    </>
  );
}

/** A link that may be another candidate’s asks first, at the row’s own button. */
function CopyLinkItem({
  assessment,
  button,
  onDone,
}: {
  assessment: AssessmentView;
  button: HTMLElement;
  onDone: () => void;
}) {
  const { t } = useTexts();
  const note = useNoteLinkCopied(assessment.id);
  const { applicationUrl, goneSince, identity } = assessment;
  if (!applicationUrl || goneSince) return null;
  const icon = <LinkIcon aria-hidden="true" />;
  const label = t("rowMenu.copyLink");
  const asks =
    identity === "probable" && button.closest("tr")?.querySelector<HTMLElement>("[data-copy-link]");
  if (asks) {
    return (
      <MenuItem onClick={() => asks.click()}>
        {icon}
        {t("assessment.copyAsks", { label })}
      </MenuItem>
    );
  }
  if (identity === "probable") return null;
  return <CopyItem icon={icon} label={label} text={applicationUrl} onCopied={note} onDone={onDone} />;
}

function CopyItem({
  icon,
  label,
  text,
  onCopied,
  onDone,
}: {
  icon: ReactNode;
  label: string;
  text: string;
  onCopied?: () => void;
  onDone: () => void;
}) {
  const { t } = useTexts();
  const { copy, result } = useCopy(text, onCopied);
  const said = result && t(result === "copied" ? "common.copied" : "common.notCopied");
  useEffect(() => {
    if (result !== "copied") return;
    const timer = setTimeout(onDone, closesAfterMs);
    return () => clearTimeout(timer);
  }, [result, onDone]);
  return (
    <>
      <MenuItem closeOnClick={false} onClick={() => void copy()}>
        {result === "copied" ? (
          <Check aria-hidden="true" />
        ) : result === "failed" ? (
          <X aria-hidden="true" />
        ) : (
          icon
        )}
        {said ?? label}
      </MenuItem>
      {/* A menu has items alone. What is live isn’t hidden while it is open. */}
      {createPortal(
        <VisuallyHidden role="status" aria-live="polite">
          {said}
        </VisuallyHidden>,
        document.body,
      )}
    </>
  );
}
