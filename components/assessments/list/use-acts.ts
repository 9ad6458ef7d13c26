import { useCallback, useSyncExternalStore } from "react";
import type { Performed } from "@/components/assessments/list/perform-act";
import {
  type ActAfter,
  type ActOn,
  type PerformActs,
  type ShownAct,
  withAct,
} from "@/components/assessments/list/shown-acts";
import type { ListStore } from "@/components/rows/list-store";
import { useListStore } from "@/components/rows/use-list-state";

// Kept outside the table, so that a recruiter who comes back to the list can still undo.
let shown: readonly ShownAct[] = [];
let turns = 0;
const listeners = new Set<() => void>();

const read = () => shown;

function show(acts: readonly ShownAct[]): void {
  shown = acts;
  for (const tell of listeners) tell();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

type Outcome = ShownAct extends infer Shown
  ? Shown extends ShownAct
    ? Omit<Shown, "turn" | "act">
    : never
  : never;

const loadPerforming = () => import("@/components/assessments/list/perform-act");

async function performIn(store: ListStore, asked: readonly ActOn[], after?: ActAfter): Promise<boolean> {
  const [first] = asked;
  if (!first) return true;
  const { act } = first;
  const performed: Performed = { rows: [], undo: [], refused: [] };
  const tell = (outcome: Outcome) => {
    turns += 1;
    show(withAct(shown, { turn: turns, act, ...outcome }, after?.turn));
  };
  // The failed attempt may already have changed some rows.
  const hadFailed = shown.some(({ turn, state }) => turn === after?.turn && state === "failed");
  for (const [at, one] of asked.entries()) {
    try {
      const { performAct } = await loadPerforming();
      const { rows, undo, refused } = await performAct(store, one);
      performed.rows.push(...rows);
      performed.undo.unshift(...undo);
      performed.refused.push(...refused);
    } catch (error) {
      if (performed.undo.length > 0) tell({ ...performed, state: "done" });
      const again = asked.slice(at);
      tell({ rows: again.flatMap(({ rows }) => rows), state: "failed", again, undo: after?.undo, error });
      return false;
    }
  }
  const done = hadFailed ? (await loadPerforming()).performedAgain(asked, performed) : performed;
  // Decided once more as it was, the first time’s notice stays, which can undo it.
  const isNothing = done.rows.length === 0 && done.refused.length === 0;
  if (act.kind !== "archive" && isNothing && !after) return true;
  tell({ ...done, ...(after?.undo && { undo: after.undo }), state: "done" });
  return true;
}

/** Tells of what was done elsewhere than in the table, so that it can be undone there. */
export function tellDone(done: ActOn & Pick<Performed, "undo">): void {
  turns += 1;
  show(withAct(shown, { turn: turns, ...done, refused: [], state: "done" }));
}

const forget = (turn: number): void => show(shown.filter((one) => one.turn !== turn));

export function useActs() {
  const store = useListStore();
  const perform: PerformActs = useCallback((asked, after) => performIn(store, asked, after), [store]);
  return { acts: useSyncExternalStore(listen, read, read), perform, forget };
}
