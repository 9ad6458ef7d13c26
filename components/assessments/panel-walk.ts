import { assessmentIdIn } from "@/components/assessments/panel-address";

/**
 * Where one has walked to in the panel. The address follows after a moment, and the page learns of that later
 * still: the walk holds at every path that it went over.
 */
export type PanelWalk = { over: readonly string[]; id: number };

/** The assessment that is open at a path; undefined at a path without one. */
export const shownAt = (path: string, walk: PanelWalk | undefined): number | undefined =>
  walk?.over.includes(path) ? walk.id : assessmentIdIn(path);

/** A step to the next. @param path the address bar’s, of which the page may not know yet. */
export const stepTo = (walk: PanelWalk | undefined, path: string, id: number): PanelWalk => ({
  over: walk?.over.includes(path) ? walk.over : [path],
  id,
});

/** The address has followed to the path. */
export const followTo = (walk: PanelWalk | undefined, path: string): PanelWalk | undefined =>
  walk && { ...walk, over: walk.over.includes(path) ? walk.over : [...walk.over, path] };
