import { type RefObject, use, useEffect } from "react";
import { assessmentIdIn } from "@/components/assessments/panel-address";
import { rememberPlace } from "@/components/assessments/remember-place";
import { OpenAssessmentContext } from "@/components/assessments/use-open-assessment";

function keep(link: HTMLAnchorElement | null, position: string): void {
  const index = link?.closest<HTMLElement>("tr[data-index]")?.dataset.index;
  const id = link ? assessmentIdIn(link.pathname) : undefined;
  if (index !== undefined && id !== undefined) rememberPlace({ id, index: Number(index), position });
}

/**
 * Notes which row of the list is opened, as a page or in the panel: an assessment’s page leads on from there.
 * @param area where the rows are. @param position the `epoch-version` the list is as of.
 */
export function useKeepPlace(area: RefObject<HTMLElement | null>, position: string | undefined): void {
  const { id } = use(OpenAssessmentContext);
  useEffect(() => {
    if (id === undefined || !position) return;
    keep(area.current?.querySelector(`a[data-row-link][href="/assessments/${id}"]`) ?? null, position);
  }, [area, id, position]);
  useEffect(() => {
    const element = area.current;
    if (!element || !position) return;
    const onClick = ({ target }: MouseEvent) =>
      keep(target instanceof Element ? target.closest("a") : null, position);
    element.addEventListener("click", onClick, { capture: true });
    return () => element.removeEventListener("click", onClick, { capture: true });
  }, [area, position]);
}
