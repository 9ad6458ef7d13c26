import { useSyncExternalStore } from "react";

let isMissing = false;
const listeners = new Set<() => void>();

function note(missing: boolean): void {
  if (missing === isMissing) return;
  isMissing = missing;
  for (const tell of listeners) tell();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Loads the script of a part that somebody has asked for. Another try is another request.
 * @throws what `load` does, when it can't be had: without a connection, or after Shortlist was updated, which
 *   has other scripts then.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    const part = await load();
    note(false);
    return part;
  } catch (error) {
    note(true);
    throw error;
  }
}

/** Whether the last part that was asked for could not be loaded, and how that is put aside. */
export function useMissingPart(): [boolean, () => void] {
  return [
    useSyncExternalStore(
      listen,
      () => isMissing,
      () => false,
    ),
    () => note(false),
  ];
}
