import { useSyncExternalStore } from "react";
import { type Archiving, withArchiving } from "@/components/assessments/archivings";
import type { Archive } from "@/components/assessments/table-acts";

// Of the page and not of the table: who comes back to the list still finds the way to undo.
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

const archive: Archive = async (rows, archived, insteadOf) => {
  turns += 1;
  const mine = { turn: turns, rows, archived };
  try {
    const { archiveRows } = await import("@/components/query/archive-rows");
    const changed = await archiveRows(rows, archived);
    show(withArchiving(shown, { ...mine, state: "done", changed }, insteadOf));
    return true;
  } catch (error) {
    show(withArchiving(shown, { ...mine, state: "failed", error }, insteadOf));
    return false;
  }
};

const forget = (turn: number): void => show(shown.filter((one) => one.turn !== turn));

/** Puts rows out of sight, or back, and knows how that went. */
export function useArchive() {
  return { archivings: useSyncExternalStore(listen, read, read), archive, forget };
}
