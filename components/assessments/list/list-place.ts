import { useSyncExternalStore } from "react";
import { type ListPlace, placeKey } from "@/components/assessments/list/remember-place";

export function readPlace(id: number, kept: string | null): ListPlace | undefined {
  const [, index, position] = /^(\d{1,9}) (\S+)$/.exec(kept ?? "") ?? [];
  return index === undefined || position === undefined ? undefined : { id, index: Number(index), position };
}

function keptOf(id: number): string | null {
  try {
    return sessionStorage.getItem(placeKey(id));
  } catch {
    // Storage may be refused.
    return null;
  }
}

const never = () => () => undefined;

/** Where the assessment was in the list it was opened from, if it was opened from one. */
export function usePlace(id: number): ListPlace | undefined {
  const kept = useSyncExternalStore(
    never,
    () => keptOf(id),
    () => null,
  );
  return readPlace(id, kept);
}
