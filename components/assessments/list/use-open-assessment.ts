import { usePathname } from "next/navigation";
import { createContext, useCallback, useEffect, useMemo, useState } from "react";
import { followTo, type PanelWalk, shownAt, stepTo } from "@/components/assessments/list/panel-walk";
import { addressOver, assessmentIdIn } from "@/components/assessments/view/panel-address";

export type OpenAssessment = {
  id: number | undefined;
  show: (id: number) => void;
  close: () => void;
};

export const OpenAssessmentContext = createContext<OpenAssessment>({
  id: undefined,
  show: () => undefined,
  close: () => undefined,
});

/** Browsers limit how often the address changes, and a key held down asks for thirty changes a second. */
const addressAfterMs = 150;

/** In the state of a history entry: the list is the entry before it. */
type Mark = { list: string };

const markOf = (state: unknown): Mark | undefined =>
  typeof state === "object" && state !== null && "list" in state && typeof state.list === "string"
    ? { list: state.list }
    : undefined;

const search = () => window.location.search;

/**
 * The panel’s address is the assessment’s own, with the list’s view in its query: after a reload it is a page. It is
 * set by the history’s own calls, which change no route (Next documents that), so nothing is fetched.
 */
export function useOpenAssessment(): OpenAssessment {
  const path = usePathname();
  const inPath = assessmentIdIn(path);
  const [walk, setWalk] = useState<PanelWalk>();
  const id = shownAt(path, walk);

  useEffect(() => {
    if (inPath === undefined || id === undefined || id === inPath) return;
    const timer = setTimeout(() => {
      const address = `/assessments/${id}`;
      setWalk((walked) => followTo(walked, address));
      window.history.replaceState(markOf(window.history.state), "", address + search());
    }, addressAfterMs);
    return () => clearTimeout(timer);
  }, [id, inPath]);

  // Back to the list must not scroll it: the recruiter may have walked on meanwhile.
  const isOpen = id !== undefined;
  useEffect(() => {
    window.history.scrollRestoration = isOpen ? "manual" : "auto";
  }, [isOpen]);
  useEffect(
    () => () => {
      window.history.scrollRestoration = "auto";
    },
    [],
  );

  const show = useCallback((next: number) => {
    const { pathname } = window.location;
    if (assessmentIdIn(pathname) !== undefined) {
      setWalk((walked) => stepTo(walked, pathname, next));
      return;
    }
    const address = addressOver(pathname, next);
    // The recruiter may have left the screen before the panel’s script came.
    if (address === undefined) return;
    setWalk(undefined);
    window.history.scrollRestoration = "manual";
    window.history.pushState({ list: pathname + search() } satisfies Mark, "", address + search());
  }, []);

  const close = useCallback(() => {
    const list = `/assessments${search()}`;
    // Filters may have changed meanwhile: then the entry before isn’t this list.
    if (markOf(window.history.state)?.list === list) window.history.back();
    else window.history.replaceState(null, "", list);
  }, []);

  return useMemo(() => ({ id, show, close }), [id, show, close]);
}
