import { reading } from "@/components/query/reading";
import { postJson } from "@/components/query/request-json";
import type { AssessmentView } from "@/lib/assessments/schema";

/** The feed has told of it long before. */
const rememberedForMs = 30_000;

const answer = reading<{ changed: number }>({ changed: "number" });

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

/**
 * Puts rows out of sight, or back, and has the list in sight know that it was asked for here.
 * @returns how many rows are otherwise now.
 * @throws RequestFailure
 */
export async function archiveRows(rows: readonly AssessmentView[], archived: boolean): Promise<number> {
  const ids = rows.map(({ id }) => id);
  const forget = () => {
    for (const id of ids) if (asked.get(id) === archived) asked.delete(id);
  };
  for (const id of ids) asked.set(id, archived);
  try {
    const { changed } = await postJson("/api/assessments/archive", { ids, archived }, answer);
    for (const listener of listeners) listener(rows, archived);
    setTimeout(forget, rememberedForMs);
    return changed;
  } catch (error) {
    forget();
    throw error;
  }
}
