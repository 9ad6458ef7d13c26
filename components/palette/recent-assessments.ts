const key = "shortlist-recent";
const keptIds = 5;

/** The assessments opened last in this tab, the newest first. Ids alone: names stay on the server. */
export function recentAssessments(storage: Pick<Storage, "getItem"> = sessionStorage): number[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id) => Number.isSafeInteger(id)).slice(0, keptIds) : [];
  } catch {
    return [];
  }
}

/** Notes that one has been opened. A browser that refuses storage only forgets it. */
export function rememberAssessment(
  id: number,
  storage: Pick<Storage, "getItem" | "setItem"> = sessionStorage,
): void {
  const others = recentAssessments(storage).filter((other) => other !== id);
  try {
    storage.setItem(key, JSON.stringify([id, ...others].slice(0, keptIds)));
  } catch {
    // Full or refused.
  }
}
