import { useSyncExternalStore } from "react";
import { loadTexts } from "@/components/texts/held-texts";

/** Why what a person asked for can’t be shown: its script is missing, or there is no connection. */
export type Missing = "part" | "connection";

let missing: Missing | undefined;
const listeners = new Set<() => void>();

function note(next: Missing | undefined): void {
  if (next === missing) return;
  missing = next;
  for (const tell of listeners) tell();
}

/** For a part that is loaded in another way. */
export const noteMissingPart = (): void => note(navigator.onLine === false ? "connection" : "part");

/** Says that there is no connection, if the browser knows so. @returns whether there is none. */
export function refuseOffline(): boolean {
  if (navigator.onLine !== false) return false;
  note("connection");
  return true;
}

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
    note(undefined);
    return part;
  } catch (error) {
    if (isAsked) noteMissingPart();
    throw error;
  }
}

const dismiss = () => note(undefined);

/** What the last request couldn’t show, and a function that dismisses that. */
export function useMissingPart(): [Missing | undefined, () => void] {
  return [
    useSyncExternalStore(
      listen,
      () => missing,
      () => undefined,
    ),
    dismiss,
  ];
}
