type DraftKind =
  | "import-corrections"
  | "import-text"
  | "invitation-draft"
  | "note"
  | "note-edits"
  | "template"
  | "claim"
  | "correction"
  | "shortlist-text";

/** Storage may be refused, and even its mention may throw: then only the draft is lost. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

const beginOf = (kind: string, personId: string) => `shortlist-${kind}:${personId}:`;

/**
 * What one person has begun to write: it survives a reload and the end of their session, and goes with the tab. A
 * colleague who signs in after them doesn’t see it.
 * @param of what it is about: an assessment’s id, or the template’s scope.
 * @param read parses what was kept, perhaps by an older version.
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
    /** @param draft undefined where nothing is worth keeping. */
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

export function forgetDrafts(personId: string): void {
  attempt(() => {
    const isTheirs = (key: string) =>
      /^shortlist-place-\d/.test(key) || (/^shortlist-[a-z-]+:/.test(key) && key.split(":")[1] === personId);
    for (const key of Object.keys(sessionStorage)) if (isTheirs(key)) sessionStorage.removeItem(key);
  });
}

export function keptText(kept: unknown, name: string): string {
  const value: unknown = typeof kept === "object" && kept !== null ? Reflect.get(kept, name) : undefined;
  return typeof value === "string" ? value : "";
}
