import { useSyncExternalStore } from "react";
import { type ListPlace, placeKey } from "@/components/assessments/remember-place";

/** What was kept of an assessment’s place; undefined where nothing was, or it can’t be read. */
export function readPlace(id: number, kept: string | null): ListPlace | undefined {
  const [, index, position] = /^(\d{1,9}) (\S+)$/.exec(kept ?? "") ?? [];
  return index === undefined || position === undefined ? undefined : { id, index: Number(index), position };
}

function keptOf(id: number): string | null {
  try {
    return sessionStorage.getItem(placeKey(id));
  } catch {
    // A browser that refuses storage knows no list.
    return null;
  }
}

const never = () => () => undefined;

/** Where the assessment stood in the list it was opened from; undefined where it was opened otherwise. */
export function usePlace(id: number): ListPlace | undefined {
  const kept = useSyncExternalStore(
    never,
    () => keptOf(id),
    () => null,
  );
  return readPlace(id, kept);
}
