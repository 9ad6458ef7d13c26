/** What is being written. */
type DraftKind = "invitation-draft" | "note" | "template" | "claim" | "correction";

/** Storage may be refused, and its mere mention may throw: then only the draft is lost. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

const beginOf = (kind: string, personId: string) => `shortlist-${kind}:${personId}:`;

/**
 * What one person has begun to write survives a reload and the end of their session, and goes with the tab; a
 * colleague who signs in here after them doesn't see it.
 * @param of what it is about: the id of an assessment, or the template’s scope.
 * @param read recognises what was kept, perhaps by an older version; undefined for what it can't read.
 */
export function tabDraft<Draft>(
  kind: DraftKind,
  personId: string,
  of: string | number,
  read: (kept: unknown) => Draft | undefined,
) {
  const key = `${beginOf(kind, personId)}${of}`;
  return {
    load: (): Draft | undefined =>
      attempt(() => {
        const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
        return kept === null ? undefined : read(kept);
      }),
    /** @param draft undefined where there is nothing whose loss anybody would mind. */
    save: (draft: Draft | undefined): void => {
      attempt(() =>
        draft === undefined
          ? sessionStorage.removeItem(key)
          : sessionStorage.setItem(key, JSON.stringify(draft)),
      );
    },
    clear: (): void => {
      attempt(() => sessionStorage.removeItem(key));
    },
  };
}

/** Whoever signs out by themselves leaves nothing of theirs in the tab. */
export function forgetDrafts(personId: string): void {
  attempt(() => {
    const isTheirs = (key: string) => /^shortlist-[a-z-]+:/.test(key) && key.split(":")[1] === personId;
    for (const key of Object.keys(sessionStorage)) if (isTheirs(key)) sessionStorage.removeItem(key);
  });
}

/** One text of what was kept; empty where it isn't there, or no text. */
export function keptText(kept: unknown, name: string): string {
  const value: unknown = typeof kept === "object" && kept !== null ? Reflect.get(kept, name) : undefined;
  return typeof value === "string" ? value : "";
}
