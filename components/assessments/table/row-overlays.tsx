"use client";

import { type RefObject, useEffect } from "react";
import type { AskedReminders } from "@/components/assessments/bulk/table-actions";
import { loadPerforming } from "@/components/assessments/list/use-acts";
import { loadMenu } from "@/components/assessments/table/load-menu";
import type { RowInteraction } from "@/components/assessments/table/use-row-interaction";
import { shownLength } from "@/components/rows/list-shown";
import type { HeldList } from "@/components/rows/list-state";
import { loadTexts } from "@/components/texts/held-texts";
import { loadSoon } from "@/components/ui/behaviour/on-first-sign";
import { useLoaded } from "@/components/ui/behaviour/use-loaded";

const loadBar = () => import("@/components/assessments/bulk/bulk-bar").then(({ BulkBar }) => BulkBar);
const loadMode = () =>
  import("@/components/assessments/bulk/select-mode").then(({ SelectMode }) => SelectMode);
const loadOutcomes = () =>
  import("@/components/assessments/bulk/act-outcomes").then(({ ActOutcomes }) => ActOutcomes);
const loadQuestion = () =>
  import("@/components/assessments/bulk/decide-question").then(({ DecideQuestion }) => DecideQuestion);
/** What a decision needs, and its failure. */
const loadForActs = () => Promise.all([loadOutcomes(), loadPerforming(), loadTexts()]);

/** What floats over the table while its rows are worked on. Each part’s script is loaded with its use. */
export function RowOverlays({
  interaction: { selection, hidden, menu, reminding, deciding, acts },
  list,
  isSelecting,
  onClear,
  area,
}: {
  interaction: RowInteraction;
  list: HeldList;
  /** Whether cards have boxes. */
  isSelecting: boolean;
  onClear: () => void;
  area: RefObject<HTMLElement | null>;
}) {
  const hasChosen = selection.ids.size > 0;
  const BulkBar = useLoaded(loadBar, hasChosen ? selection.ids : selection.awaited);
  const SelectMode = useLoaded(loadMode, isSelecting);
  const RowMenu = useLoaded(loadMenu, menu.button ?? menu.isNear);
  const DecideQuestion = useLoaded(loadQuestion, deciding);
  const ActOutcomes = useLoaded(loadOutcomes, acts.done.length > 0 || acts.shown.length > 0 || hasChosen);
  useEffect(() => loadSoon(loadForActs), []);
  return (
    <>
      {SelectMode && isSelecting && <SelectMode area={area} hasChosen={hasChosen} onLeave={onClear} />}
      {ActOutcomes && <ActOutcomes acts={acts} isAlone={shownLength(list).count === 0} />}
      {BulkBar && hasChosen && (
        <BulkBar selection={selection} hidden={hidden} length={shownLength(list)} onClear={onClear} />
      )}
      {RowMenu && menu.row && menu.button && (
        <RowMenu key={menu.row.id} assessment={menu.row} button={menu.button} onClosed={menu.close} />
      )}
      {DecideQuestion && deciding && <DecideQuestion asked={deciding} />}
      {reminding.asked && <Reminders asked={reminding.asked} onClosed={reminding.close} />}
    </>
  );
}

function Reminders({
  asked: { rows, from, load },
  onClosed,
}: {
  asked: AskedReminders;
  onClosed: () => void;
}) {
  const Dialog = useLoaded(load, rows);
  return (
    Dialog && (
      // The row may be gone, with the focus on the next one.
      <Dialog rows={rows} finalFocus={() => (from.isConnected ? from : null)} onClosed={onClosed} />
    )
  );
}
