import { usePathname } from "next/navigation";
import { createContext, useCallback, useEffect, useMemo, useState } from "react";
import { addressOver, assessmentIdIn } from "@/components/assessments/panel-address";
import { followTo, type PanelWalk, shownAt, stepTo } from "@/components/assessments/panel-walk";

/** The assessment that stands open in the panel over the list. */
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

/** Browsers bear only so many changes of the address, and a key that is held down makes thirty a second. */
const addressAfterMs = 150;

/** What an entry of the history says that has its list right behind it. */
type Mark = { list: string };

const markOf = (state: unknown): Mark | undefined =>
  typeof state === "object" && state !== null && "list" in state && typeof state.list === "string"
    ? { list: state.list }
    : undefined;

const search = () => window.location.search;

/**
 * The panel’s address is an assessment’s own, with the list’s view in its query: reloaded it is the page, and
 * the list stays what it is. It takes the place of the list’s without a request: the history’s own calls move
 * no route (Next’s documented way), so nothing is loaded or drawn anew but what asks for the address.
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

  // Back to the list must not scroll it to where it was: one may have walked on meanwhile.
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
    // The panel’s script may come when one has gone on to another screen.
    if (address === undefined) return;
    setWalk(undefined);
    window.history.scrollRestoration = "manual";
    window.history.pushState({ list: pathname + search() } satisfies Mark, "", address + search());
  }, []);

  const close = useCallback(() => {
    const list = `/assessments${search()}`;
    // Filters may have changed under it: then the list as it was is no longer what lies behind.
    if (markOf(window.history.state)?.list === list) window.history.back();
    else window.history.replaceState(null, "", list);
  }, []);

  return useMemo(() => ({ id, show, close }), [id, show, close]);
}
