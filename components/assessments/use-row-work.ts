import { useQueryClient } from "@tanstack/react-query";
import { useLayoutEffect, useMemo, useRef, useState } from "react";
import type { HeldList } from "@/components/assessments/held-list";
import { loadMenu } from "@/components/assessments/load-menu";
import { placeOf, rowsAtHand } from "@/components/assessments/load-rows";
import { choiceOf } from "@/components/assessments/selection";
import type { TableActs } from "@/components/assessments/table-acts";
import { useArchive } from "@/components/assessments/use-archive";
import { useSelection } from "@/components/assessments/use-selection";
import { holdKeys } from "@/components/ui/hold-keys";
import { fitsView } from "@/lib/assessments/fits-view";
import type { AssessmentView } from "@/lib/assessments/schema";

/**
 * What is being done with rows of the table: which are chosen, whose menu is open, what was archived last.
 * @param list the list in sight. @param canChange whether one may do more than look.
 */
export function useRowWork(list: HeldList | undefined, canChange: boolean) {
  const client = useQueryClient();
  const selection = useSelection(list);
  const archiving = useArchive();
  const [menu, setMenu] = useState<{ row: AssessmentView; button: HTMLElement }>();
  const [isMenuNear, setIsMenuNear] = useState(false);

  const press = useRef(selection.press);
  useLayoutEffect(() => {
    press.current = selection.press;
  });
  const { archive } = archiving;
  const acts = useMemo(
    (): TableActs => ({
      openMenu: (row, button) => {
        const release = holdKeys({ isOpener: (target) => target === button });
        loadMenu().catch(release);
        setMenu({ row, button });
      },
      prepareMenu: () => setIsMenuNear(true),
      change: canChange ? { press: (...pressed) => press.current(...pressed), archive } : undefined,
    }),
    [canChange, archive],
  );

  const { rows, pressAll } = selection;
  const isInSight = (row: AssessmentView) =>
    list === undefined || fitsView(list.view, row) || placeOf(client, list, row.id) !== undefined;
  return {
    acts,
    selection,
    /** How many of the chosen rows don't stand in the list. */
    hidden: [...rows.values()].filter((row) => !isInSight(row)).length,
    /** What the table's boxes show; undefined where there are none. */
    boxes: canChange
      ? {
          chosen: rows,
          /** The row whose box was pressed last, as long as some are chosen. */
          pressed: rows.size > 0 ? selection.anchor : undefined,
          choice: choiceOf(selection, rows.size > 0 && list ? rowsAtHand(client, list) : []),
          pressAll,
        }
      : undefined,
    menu: { ...menu, isNear: isMenuNear, close: () => setMenu(undefined) },
    archiving,
  };
}

export type RowWork = ReturnType<typeof useRowWork>;
/** Of the boxes in front of rows. */
export type RowBoxes = NonNullable<RowWork["boxes"]>;
