"use client";

import { type HeldList, shownLength } from "@/components/assessments/held-list";
import { loadMenu } from "@/components/assessments/load-menu";
import type { RowWork as Work } from "@/components/assessments/use-row-work";
import { useLoaded } from "@/components/ui/use-loaded";

const loadBar = () => import("@/components/assessments/bulk-bar").then(({ BulkBar }) => BulkBar);
const loadOutcome = () =>
  import("@/components/assessments/archive-outcome").then(({ ArchiveOutcome }) => ArchiveOutcome);

/** As many as leave the table in sight on a phone; those before come up as these are put aside. */
const outcomesAtOnce = 3;

/** What floats over the table while something is done with its rows. Each part's script comes with its use. */
export function RowWork({
  work: { selection, hidden, menu, archiving },
  list,
  onClear,
}: {
  work: Work;
  list: HeldList;
  /** The person wants no row chosen any more. */
  onClear: () => void;
}) {
  const hasChosen = selection.rows.size > 0;
  const BulkBar = useLoaded(loadBar, hasChosen && selection.rows);
  const RowMenu = useLoaded(loadMenu, menu.button ?? menu.isNear);
  const ArchiveOutcome = useLoaded(loadOutcome, archiving.archivings.length > 0 || hasChosen);
  return (
    <>
      {ArchiveOutcome &&
        archiving.archivings.slice(-outcomesAtOnce).map((one) => (
          <ArchiveOutcome
            // Each stands for its own time.
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
