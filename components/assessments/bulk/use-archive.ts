import { useCallback, useSyncExternalStore } from "react";
import type { Archive } from "@/components/assessments/bulk/table-actions";
import { type Archiving, withArchiving } from "@/components/assessments/list/archivings";
import type { ListStore } from "@/components/rows/list-store";
import { useListStore } from "@/components/rows/use-list-state";

// Kept outside the table, so that a recruiter who comes back to the list can still undo.
let shown: readonly Archiving[] = [];
let turns = 0;
const listeners = new Set<() => void>();

const read = () => shown;

function show(archivings: readonly Archiving[]): void {
  shown = archivings;
  for (const tell of listeners) tell();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function archiveIn(
  store: ListStore,
  ...[rows, archived, insteadOf]: Parameters<Archive>
): Promise<boolean> {
  turns += 1;
  const mine = { turn: turns, rows, archived };
  try {
    const { archiveRows } = await import("@/components/rows/archive-rows");
    const changed = await archiveRows(store, rows, archived);
    // The failed attempt may have changed some of them already.
    const hadFailed = shown.some(({ turn, state }) => turn === insteadOf && state === "failed");
    show(withArchiving(shown, { ...mine, rows: hadFailed ? rows : changed, state: "done" }, insteadOf));
    return true;
  } catch (error) {
    show(withArchiving(shown, { ...mine, state: "failed", error }, insteadOf));
    return false;
  }
}

const forget = (turn: number): void => show(shown.filter((one) => one.turn !== turn));

export function useArchive() {
  const store = useListStore();
  const archive: Archive = useCallback((...asked) => archiveIn(store, ...asked), [store]);
  return { archivings: useSyncExternalStore(listen, read, read), archive, forget };
}
