const keptIds = 5;

const keyOf = (personId: string) => `shortlist-recent:${personId}`;

/** Opened last in this tab by this person, the newest first. Only ids: names stay on the server. */
export function recentAssessments(
  personId: string,
  storage: Pick<Storage, "getItem"> = sessionStorage,
): number[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(personId)) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id) => Number.isSafeInteger(id)).slice(0, keptIds) : [];
  } catch {
    return [];
  }
}

export function rememberAssessment(
  id: number,
  personId: string,
  storage: Pick<Storage, "getItem" | "setItem"> = sessionStorage,
): void {
  const others = recentAssessments(personId, storage).filter((other) => other !== id);
  try {
    storage.setItem(keyOf(personId), JSON.stringify([id, ...others].slice(0, keptIds)));
  } catch {
    // Full or refused: it is only forgotten.
  }
}
