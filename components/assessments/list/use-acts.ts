import { useCallback, useSyncExternalStore } from "react";
import type { Performed } from "@/components/assessments/list/perform-act";
import {
  type ActAfter,
  type ActOn,
  type DoneAct,
  type PerformActs,
  type ShownAct,
  withAct,
  withDone,
} from "@/components/assessments/list/shown-acts";
import { RequestFailure } from "@/components/http/request-failure";
import type { ListStore } from "@/components/rows/list-store";
import { useListStore } from "@/components/rows/use-list-state";

type Acts = {
  shown: readonly ShownAct[];
  /** What can be undone, the last at the end. */
  done: readonly DoneAct[];
};

// Kept outside the table, so that a recruiter who comes back to the list can still undo.
let acts: Acts = { shown: [], done: [] };
let turns = 0;
const listeners = new Set<() => void>();

const read = () => acts;

function change(next: Partial<Acts>): void {
  acts = { ...acts, ...next };
  for (const tell of listeners) tell();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

type Outcome = ShownAct extends infer Shown
  ? Shown extends ShownAct
    ? Omit<Shown, "turn" | "notice" | "act">
    : never
  : never;

type Performing = typeof import("@/components/assessments/list/perform-act");

let performing: Performing | undefined;

/** Once it is there, what is asked for is under way before the next key is pressed. */
export async function loadPerforming(): Promise<Performing> {
  performing ??= await import("@/components/assessments/list/perform-act");
  return performing;
}

/** Its script comes from where the answer would. */
const noAnswer = () => new RequestFailure("no_answer", "Shortlist didn’t answer.");

/** Those that are on their way. */
const pending = new Set<Promise<boolean>>();

function performIn(store: ListStore, asked: readonly ActOn[], after?: ActAfter): Promise<boolean> {
  const performed = carryOut(store, asked, after);
  pending.add(performed);
  const end = () => pending.delete(performed);
  performed.then(end, end);
  return performed;
}

async function carryOut(store: ListStore, asked: readonly ActOn[], after?: ActAfter): Promise<boolean> {
  const [first] = asked;
  if (!first) return true;
  const { act } = first;
  const performed: Performed = { rows: [], undo: [], refused: [] };
  const undone = after?.undoes;
  if (undone) change({ done: acts.done.filter((one) => one !== undone) });
  turns += 1;
  let turn = turns;
  const tell = (outcome: Outcome) => {
    const notice = acts.shown.find((one) => one.turn === after?.turn)?.notice ?? turn;
    const told = { turn, notice, act, undoes: undone, ...outcome };
    change({ shown: withAct(acts.shown, told, after?.turn), done: withDone(acts.done, told, after?.turn) });
    turns += 1;
    turn = turns;
  };
  const loaded = performing ?? (await loadPerforming().catch(noAnswer));
  if (loaded instanceof RequestFailure) {
    tell({
      rows: asked.flatMap(({ rows }) => rows),
      state: "failed",
      again: asked,
      undo: after?.undo,
      error: loaded,
    });
    return false;
  }
  const { performAct, performedAgain } = loaded;
  // The failed attempt may already have changed some rows.
  const hadFailed = acts.shown.some(({ turn, state }) => turn === after?.turn && state === "failed");
  for (const [at, one] of asked.entries()) {
    try {
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
  const done = hadFailed ? performedAgain(asked, performed) : performed;
  // Decided once more as it was, the first time’s notice stays, which can undo it.
  const isNothing = done.rows.length === 0 && done.refused.length === 0;
  if (act.kind !== "archive" && isNothing && !after) return true;
  tell({ ...done, ...(after?.undo && { undo: after.undo }), state: "done" });
  return true;
}

/** Tells of what was done elsewhere than in the table, so that it can be undone there. */
export function tellDone(done: ActOn & Pick<Performed, "undo">): void {
  turns += 1;
  const told: ShownAct = { turn: turns, notice: turns, ...done, refused: [], state: "done" };
  change({ shown: withAct(acts.shown, told), done: withDone(acts.done, told) });
}

let undoing = Promise.resolve();

/** Undoes the last act, with each call the one before. One that is on its way is the last. */
function undoIn(store: ListStore): void {
  undoing = undoing.then(async () => {
    await Promise.allSettled(pending);
    const last = acts.done.at(-1);
    if (last) void performIn(store, last.undo, { turn: last.turn, undoes: last });
  });
}

const forget = (turn: number): void => change({ shown: acts.shown.filter((one) => one.turn !== turn) });

/** Shows the notice of an act again that has gone by itself. */
const showAgain = (act: DoneAct): void =>
  change({ shown: [...acts.shown.filter(({ notice }) => notice !== act.notice), act] });

export function useActs() {
  const store = useListStore();
  const perform: PerformActs = useCallback((asked, after) => performIn(store, asked, after), [store]);
  const undo = useCallback(() => undoIn(store), [store]);
  return { ...useSyncExternalStore(listen, read, read), perform, undo, forget, showAgain };
}
