import { useLayoutEffect, useMemo, useRef, useState } from "react";
import { choiceOf } from "@/components/assessments/bulk/selection";
import type { AskedReminders, TableActions } from "@/components/assessments/bulk/table-actions";
import { useAskFirst } from "@/components/assessments/bulk/use-ask-first";
import { useCompare } from "@/components/assessments/bulk/use-compare";
import { useSelection } from "@/components/assessments/bulk/use-selection";
import { useActs } from "@/components/assessments/list/use-acts";
import { loadMenu } from "@/components/assessments/table/load-menu";
import { canCompare } from "@/components/candidate/compare-address";
import { placeOf, rowsAtHand } from "@/components/rows/list-shown";
import type { ListState } from "@/components/rows/list-state";
import { holdKeys } from "@/components/ui/behaviour/hold-keys";
import { fitsView } from "@/lib/assessments/fits-view";
import type { AssessmentView } from "@/lib/assessments/schema";

/** @param state with the list in sight. @param canChange whether the person may do more than look. */
export function useRowInteraction(state: ListState, canChange: boolean) {
  const { list } = state;
  const selection = useSelection();
  const acts = useActs();
  const [menu, setMenu] = useState<{ row: AssessmentView; button: HTMLElement }>();
  const [isMenuNear, setIsMenuNear] = useState(false);

  const [reminding, setReminding] = useState<AskedReminders>();
  const compare = useCompare();
  const latest = useRef(selection);
  useLayoutEffect(() => {
    latest.current = selection;
  });
  const { perform, asked } = useAskFirst(acts.perform);
  const actions = useMemo(
    (): TableActions => ({
      openMenu: (row, button) => {
        const release = holdKeys({ isOpener: (target) => target === button });
        loadMenu().catch(release);
        setMenu({ row, button });
      },
      prepareMenu: () => setIsMenuNear(true),
      change: canChange
        ? {
            press: (...pressed) => latest.current.press(...pressed),
            compare: ({ id }) => {
              const ids = [...new Set([...latest.current.ids, id])];
              if (!canCompare(ids.length)) return false;
              compare(ids);
              return true;
            },
            perform,
            remind: setReminding,
          }
        : undefined,
    }),
    [canChange, perform, compare],
  );

  const failed = useMemo(
    () =>
      new Set(
        acts.shown
          .flatMap((act) => (act.state === "failed" ? act.rows : act.refused.map(({ row }) => row)))
          .map(({ id }) => id),
      ),
    [acts.shown],
  );

  const { ids, rows, awaited, pressAll } = selection;
  const isAllAwaited = awaited === "rowsAtHand";
  const atHand = ids.size > 0 && list ? rowsAtHand(state, list).map(({ id }) => id) : [];
  const isInSight = (row: AssessmentView) =>
    list === undefined || fitsView(list.view, row) || placeOf(list, row.id) !== undefined;
  return {
    actions,
    selection,
    /** How many chosen rows aren’t in the list. */
    hidden: rows.filter((row) => !isInSight(row)).length,
    /** Undefined where rows have no boxes. */
    boxes: canChange
      ? {
          chosen: ids,
          /** The row whose box was pressed last, if any are chosen. */
          pressed: ids.size > 0 ? selection.anchor : undefined,
          choice: isAllAwaited ? ("all" as const) : choiceOf(ids, atHand),
          isAllAwaited,
          pressAll,
        }
      : undefined,
    menu: { ...menu, isNear: isMenuNear, close: () => setMenu(undefined) },
    reminding: { asked: reminding, close: () => setReminding(undefined) },
    /** A decision about many, not confirmed yet. */
    deciding: asked,
    acts,
    /** The rows whose last change couldn’t be saved. */
    failed,
  };
}

export type RowInteraction = ReturnType<typeof useRowInteraction>;
export type RowBoxes = NonNullable<RowInteraction["boxes"]>;
