import { type RefObject, use, useEffect } from "react";
import type { DrawnRow, DrawnRows } from "@/components/assessments/list/drawn-rows";
import { rememberPlace } from "@/components/assessments/list/remember-place";
import { OpenAssessmentContext } from "@/components/assessments/list/use-open-assessment";
import { assessmentIdIn } from "@/components/assessments/view/panel-address";

function keep(row: DrawnRow | undefined, position: string): void {
  if (row?.id !== undefined) rememberPlace({ id: row.id, index: row.first, position });
}

/** Keeps the place of each row that is opened: the assessment’s page leads on from there. */
export function useKeepPlace(
  area: RefObject<HTMLElement | null>,
  rows: DrawnRows,
  position: string | undefined,
): void {
  const { id } = use(OpenAssessmentContext);
  useEffect(() => {
    if (position) keep(rows.of(id), position);
  }, [rows, id, position]);
  useEffect(() => {
    const element = area.current;
    if (!element || !position) return;
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest("a") : null;
      if (link && assessmentIdIn(link.pathname) !== undefined) keep(rows.around(link), position);
    };
    element.addEventListener("click", onClick, { capture: true });
    return () => element.removeEventListener("click", onClick, { capture: true });
  }, [area, rows, position]);
}
