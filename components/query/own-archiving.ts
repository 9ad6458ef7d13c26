import type { AssessmentView } from "@/lib/assessments/schema";

/** What this page has asked for itself: whether rows are archived, by id. */
const asked = new Map<number, boolean>();

type Listener = (rows: readonly AssessmentView[], archived: boolean) => void;
const listeners = new Set<Listener>();

/** Whether a row is as this page itself has just asked for, and nobody else. */
export const isOwnArchiving = ({ id, archivedAt }: AssessmentView): boolean =>
  asked.get(id) === (archivedAt !== undefined);

/** Is told what was archived, or brought back, from this page. @returns what ends that. */
export function onOwnArchiving(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Notes what this page asks for. @returns what forgets it again. */
export function noteArchiving(rows: readonly AssessmentView[], archived: boolean): () => void {
  for (const { id } of rows) asked.set(id, archived);
  return () => {
    for (const { id } of rows) if (asked.get(id) === archived) asked.delete(id);
  };
}

/** Tells who listens that it is done. */
export function tellArchived(rows: readonly AssessmentView[], archived: boolean): void {
  for (const listener of listeners) listener(rows, archived);
}
