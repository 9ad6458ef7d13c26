const keptIds = 5;

const keyOf = (personId: string) => `shortlist-recent:${personId}`;

/**
 * The assessments that one person opened last in this tab, the newest first; a colleague who signs in here
 * after them doesn't see which. Ids alone: names stay on the server.
 */
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

/** Notes that one has been opened. A browser that refuses storage only forgets it. */
export function rememberAssessment(
  id: number,
  personId: string,
  storage: Pick<Storage, "getItem" | "setItem"> = sessionStorage,
): void {
  const others = recentAssessments(personId, storage).filter((other) => other !== id);
  try {
    storage.setItem(keyOf(personId), JSON.stringify([id, ...others].slice(0, keptIds)));
  } catch {
    // Full or refused.
  }
}
