import { assessmentIdIn } from "@/components/assessments/view/panel-address";

/** The address follows a walk after a moment, and React’s path later still: it counts at every path it has passed. */
export type PanelWalk = { over: readonly string[]; id: number };

export const shownAt = (path: string, walk: PanelWalk | undefined): number | undefined =>
  walk?.over.includes(path) ? walk.id : assessmentIdIn(path);

/** @param path of the address bar; React may not know it yet. */
export const stepTo = (walk: PanelWalk | undefined, path: string, id: number): PanelWalk => ({
  over: walk?.over.includes(path) ? walk.over : [path],
  id,
});

/** The address bar has followed to the path. */
export const followTo = (walk: PanelWalk | undefined, path: string): PanelWalk | undefined =>
  walk && { ...walk, over: walk.over.includes(path) ? walk.over : [...walk.over, path] };
