import { useSyncExternalStore } from "react";
import { loadTexts } from "@/components/texts/held-texts";

let isMissing = false;
const listeners = new Set<() => void>();

function note(missing: boolean): void {
  if (missing === isMissing) return;
  isMissing = missing;
  for (const tell of listeners) tell();
}

/** For a part that is loaded in another way. */
export const noteMissingPart = (): void => note(true);

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Loads a part’s script and texts on request; another try is another request.
 * @param isAsked whether a person asked for it: then the page says that it couldn’t be loaded.
 * @throws what `load` throws: without a connection, or once an update of Shortlist has replaced its scripts.
 */
export async function loadPart<Part>(load: () => Promise<Part>, isAsked = true): Promise<Part> {
  try {
    const [part] = await Promise.all([load(), loadTexts()]);
    note(false);
    return part;
  } catch (error) {
    if (isAsked) note(true);
    throw error;
  }
}

/** Whether the last requested part could not be loaded, and a function that dismisses that. */
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
