"use client";

import { loadMenu } from "@/components/assessments/table/load-menu";
import type { RowInteraction } from "@/components/assessments/table/use-row-interaction";
import { shownLength } from "@/components/rows/list-shown";
import type { HeldList } from "@/components/rows/list-state";
import { useLoaded } from "@/components/ui/behaviour/use-loaded";

const loadBar = () => import("@/components/assessments/bulk/bulk-bar").then(({ BulkBar }) => BulkBar);
const loadOutcome = () =>
  import("@/components/assessments/bulk/archive-outcome").then(({ ArchiveOutcome }) => ArchiveOutcome);

/** As many as leave the table in sight on a phone; older ones show up when these are dismissed. */
const outcomesAtOnce = 3;

/** What floats over the table while its rows are worked on. Each part’s script is loaded with its use. */
export function RowOverlays({
  interaction: { selection, hidden, menu, archiving },
  list,
  onClear,
}: {
  interaction: RowInteraction;
  list: HeldList;
  onClear: () => void;
}) {
  const hasChosen = selection.ids.size > 0;
  const BulkBar = useLoaded(loadBar, hasChosen ? selection.ids : selection.awaited);
  const RowMenu = useLoaded(loadMenu, menu.button ?? menu.isNear);
  const ArchiveOutcome = useLoaded(loadOutcome, archiving.archivings.length > 0 || hasChosen);
  return (
    <>
      {ArchiveOutcome &&
        archiving.archivings.slice(-outcomesAtOnce).map((one) => (
          <ArchiveOutcome
            // Each notice has a timer of its own.
            key={one.turn}
            archiving={one}
            archive={archiving.archive}
            isLast={one === archiving.archivings.at(-1)}
            isAlone={shownLength(list).count === 0}
            onClose={archiving.forget}
          />
        ))}
      {BulkBar && hasChosen && (
        <BulkBar selection={selection} hidden={hidden} length={shownLength(list)} onClear={onClear} />
      )}
      {RowMenu && menu.row && menu.button && (
        <RowMenu key={menu.row.id} assessment={menu.row} button={menu.button} onClosed={menu.close} />
      )}
    </>
  );
}
